export default {
  meta_title: 'O que é um crash pad?',
  meta_description:
    'Crash pads para tripulantes, explicados: camas fixas, compartilhadas e privativas, como é um mês, quanto custa e as palavras que os tripulantes usam.',
  title: 'O que é um crash pad?',
  lead: 'Uma casa compartilhada perto do aeroporto, para as noites que você passa na base.',
  short_title: 'A resposta curta',
  short_text:
    'Muitos pilotos e comissários não moram onde têm base. Chegam de avião antes da viagem e voltam para casa depois dela. No meio, precisam de uma cama, um chuveiro e um lugar tranquilo por algumas noites.\n\nEsse lugar é um crash pad. Um anfitrião aluga uma casa ou um apartamento perto do aeroporto, em geral a até {{miles}} milhas, e vários tripulantes dividem o espaço por mês.',
  beds_title: 'Camas fixas, compartilhadas e privativas',
  beds_text:
    '- **Cama fixa** (em inglês, cold bed). Uma cama, uma pessoa. Ninguém mais dorme nela, nem quando você está fora. Seus lençóis ficam.\n- **Cama compartilhada** (hot bed). Vários tripulantes usam a mesma cama, nunca ao mesmo tempo. Você leva ou guarda lá seus lençóis e usa qualquer cama livre. É o jeito mais barato de morar perto da base.\n- **Cama privativa.** Um quarto só seu, com porta que fecha. É a que mais custa e a que dá o melhor sono.\n\nCada anúncio informa o tipo e quantas camas há em um quarto. Um quarto nunca tem mais de {{people}} pessoas.',
  reserve_title: 'Um mês de reserva',
  reserve_text:
    'Ana está de reserva em Nova York e mora em Tampa. Ela tem 18 dias de sobreaviso, com duas horas para se apresentar. Com duas horas, não dá para vir de casa, então ela dorme na base umas 12 noites. Uma cama fixa faz sentido: ela nunca sabe quando vai precisar, e a cama é sempre dela.\n\nEla deixa lá um uniforme, um travesseiro e uma caixa de cereal. Quando a escala liga às 3 da manhã, ela arruma a mala no corredor para não acordar ninguém.',
  line_title: 'Um mês com escala fixa',
  line_text:
    'Marcus tem escala fixa e vem de Denver. Ele faz quatro viagens este mês. Duas começam tão cedo que ele precisa chegar na noite anterior, e uma termina depois do último voo para casa. São três ou quatro noites. Uma cama compartilhada basta, e em alguns meses ele paga por noites que não usa. Mesmo assim, paga menos que por dois quartos de hotel.',
  cost_title: 'Quanto custa',
  cost_text:
    'A maioria dos crash pads custa entre {{low}} e {{high}} por mês. Camas compartilhadas custam menos, e quartos privativos são os mais caros. Contas da casa e Wi-Fi costumam estar incluídos. Pergunte sobre vaga de garagem, transporte até o aeroporto e caução antes de fechar.\n\nO preço de um anúncio é por pessoa, por mês. Veja [o que cobramos](/fees).',
  words_title: 'Palavras que você vai ouvir',
  words_text:
    '- **Base:** o aeroporto onde suas viagens começam.\n- **Commuter:** quem mora em uma cidade e tem base em outra.\n- **Reserva:** de sobreaviso, em vez de com escala fixa.\n- **Escala fixa (line):** a programação de viagens do mês.\n- **Apresentação (callout):** quanto tempo você tem entre a ligação e o aeroporto.\n- **Anfitrião:** quem aluga o crash pad a outros.\n- **Inquilino:** quem aluga uma cama nele.\n- **Máximo de noites:** quantas noites por mês você pode dormir lá. Alguns crash pads têm um limite.\n- **Lotado:** todas as camas estão ocupadas.',
};

export const vacation = {
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

export const crew = {
  meta_title: 'O que é um alojamento?',
  meta_description:
    'Alojamentos para tripulantes, explicados: camas fixas, compartilhadas e privativas, como é um mês, quanto custa e as palavras que os tripulantes usam.',
  title: 'O que é um alojamento?',
  short_text:
    'Muitos pilotos e comissários não moram onde têm base. Chegam de avião antes da viagem e voltam para casa depois dela. No meio, precisam de uma cama, um chuveiro e um lugar tranquilo por algumas noites.\n\nEsse lugar é um alojamento. Um anfitrião aluga uma casa ou um apartamento perto do aeroporto, em geral a até {{miles}} milhas, e vários tripulantes dividem o espaço por mês.',
  cost_text:
    'A maioria dos alojamentos custa entre {{low}} e {{high}} por mês. Camas compartilhadas custam menos, e quartos privativos são os mais caros. Contas da casa e Wi-Fi costumam estar incluídos. Pergunte sobre vaga de garagem, transporte até o aeroporto e caução antes de fechar.\n\nO preço de um anúncio é por pessoa, por mês. Veja [o que cobramos](/fees).',
  words_text:
    '- **Base:** o aeroporto onde suas viagens começam.\n- **Commuter:** quem mora em uma cidade e tem base em outra.\n- **Reserva:** de sobreaviso, em vez de com escala fixa.\n- **Escala fixa (line):** a programação de viagens do mês.\n- **Apresentação (callout):** quanto tempo você tem entre a ligação e o aeroporto.\n- **Anfitrião:** quem aluga o alojamento a outros.\n- **Inquilino:** quem aluga uma cama nele.\n- **Máximo de noites:** quantas noites por mês você pode dormir lá. Alguns alojamentos têm um limite.\n- **Lotado:** todas as camas estão ocupadas.',
};
