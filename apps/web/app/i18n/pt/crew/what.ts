export default {
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
