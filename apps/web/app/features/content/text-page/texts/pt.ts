export default {
  contents: 'Nesta página',
  related: 'Leia também',
  ask_us: 'Faça uma pergunta',
  what_line: 'As palavras, as camas e um mês em cada uma.',
  why_line: 'Crash pad, hotel e aluguel próprio, comparados em números.',
  help_line: 'Respostas curtas, com busca.',
  policies_line: 'O que esperamos uns dos outros.',
  house_rules_line: 'Como dividir a cozinha e deixar os outros dormirem.',
  quality_listings_line: 'O que verificamos e como avaliar um anúncio.',
  refund_policies_line: 'O que reembolsamos e como pedir.',
  security_line: 'Cartões, logins, golpes.',
  problems_line: 'O que tentar quando uma página não funciona.',
  contact_line: 'Escreva para nós.',
  fees_line: 'Todos os preços, com um exemplo.',
  emails_line: 'Quantos enviamos e como receber menos.',
  image_requirements_line: 'Fotos que enchem camas.',
  tenant_management_line: 'Quartos, camas, aluguel e relatórios em um só lugar.',
  autopay_line: 'Aluguel com cartão, dia a dia.',
  tenant_messaging_line: 'Escreva a um inquilino ou à casa inteira.',
  listing_apps_line: 'Encontre o plano certo para você.',
  advertise_line: 'Fale com tripulantes sobre seu negócio.',
  featured_details_line: 'O que os selos significam e custam.',
  terms_line: 'O que você e o {{brand}} combinam.',
  privacy_line: 'O que guardamos, por quê e por quanto tempo.',
  airports_line: 'Escolha sua base e veja o que está livre.',
};

export const vacation = {
  why_line: 'Imóvel de temporada, hotel e aluguel próprio, comparados em números.',
  tenant_messaging_line: 'Escreva a um hóspede ou à casa inteira.',
  advertise_line: 'Fale com viajantes sobre seu negócio.',
  airports_line: 'Escolha um aeroporto e veja o que está livre.',
};

export const crew = {
  why_line: 'Alojamento, hotel e aluguel próprio, comparados em números.',
};
