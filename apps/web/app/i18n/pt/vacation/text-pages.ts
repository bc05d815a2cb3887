export default {
  why_line: 'Imóvel de temporada, hotel e aluguel próprio, comparados em números.',
  tenant_messaging_line: 'Escreva a um hóspede ou à casa inteira.',
  advertise_line: 'Fale com viajantes sobre seu negócio.',
  airports_line: 'Escolha um aeroporto e veja o que está livre.',
};
