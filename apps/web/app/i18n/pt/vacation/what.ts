export default {
  meta_title: 'O que é um imóvel de temporada?',
  meta_description:
    'Imóveis de temporada, por cama ou por casa, explicados: camas fixas, compartilhadas e privativas, quanto custam e as palavras que você vai ler.',
  title: 'O que é um imóvel de temporada?',
  short_text:
    'Hotéis cobram pelo saguão. Se você viaja muito, trabalha longe de casa ou fica por semanas, precisa de uma cama, uma cozinha e Wi-Fi.\n\nUm anfitrião aluga uma casa ou um apartamento, em geral a até {{miles}} milhas do aeroporto. Você aluga uma cama, um quarto ou o lugar todo.',
  beds_text:
    '- **Cama fixa.** Uma cama, uma pessoa. Ninguém mais dorme nela, nem quando você está fora.\n- **Cama compartilhada.** Vários hóspedes usam a mesma cama, nunca ao mesmo tempo. É o jeito mais barato de ficar.\n- **Cama privativa.** Um quarto só seu, com porta que fecha.\n\nCada anúncio informa o tipo e quantas camas há em um quarto. Um quarto nunca tem mais de {{people}} pessoas.',
  cost_text:
    'A maioria das camas custa entre {{low}} e {{high}} por mês. Camas compartilhadas custam menos, e quartos privativos são os mais caros. Contas da casa e Wi-Fi costumam estar incluídos. Pergunte sobre vaga de garagem e caução antes de fechar.\n\nO preço de um anúncio é por pessoa, por mês. Veja [o que cobramos](/fees).',
  words_text:
    '- **Anfitrião:** quem aluga o lugar a outros.\n- **Hóspede:** quem aluga uma cama nele.\n- **Viajante:** um membro que procura um lugar.\n- **Máximo de noites:** quantas noites por mês você pode dormir lá. Alguns lugares têm um limite.\n- **Lotado:** todas as camas estão ocupadas.',
  lead: 'Uma cama, um quarto ou uma casa inteira perto do aeroporto, por mês ou por algumas noites.',
  reserve_title: 'Um mês fora, a trabalho',
  reserve_text:
    'Ana trabalha em um projeto em Nova York e mora em Tampa. Ela fica na cidade de segunda a quinta, toda semana. Uma cama fixa faz sentido: é dela, e as coisas dela ficam lá no fim de semana.',
  line_title: 'Algumas noites de vez em quando',
  line_text:
    'Marcus visita a filha quatro vezes por mês e fica uma ou duas noites. Uma cama compartilhada perto do aeroporto basta, e ele paga menos que por duas noites de hotel.',
};
