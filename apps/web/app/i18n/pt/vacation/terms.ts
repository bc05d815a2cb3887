export default {
  for_seeker: 'Para viajantes',
  for_tenant: 'Para hóspedes',
  lister_listing: 'Seus imóveis de temporada',
  lister_listing_text:
    'Anuncie só lugares que você pode alugar. Descreva-os com a verdade e mantenha preço, camas, regras e fotos atualizados. Não coloque o número da rua nem telefones em textos ou fotos. O site mostra uma área. Os hóspedes veem o endereço quando vocês se aceitam.',
  lister_tenants: 'Seus hóspedes',
  lister_tenants_text:
    'Trate todos por igual, seja qual for a origem, religião ou orientação. Combine com cada hóspede o aluguel, a caução e as regras da casa antes da primeira noite e devolva a caução como combinado. Os contratos são entre você e seus hóspedes. Não somos parte deles.',
  seeker_manners_text:
    'Siga as regras da casa, deixe as coisas como encontrou e deixe os outros dormirem. Hóspedes chegam a qualquer hora.',
  seeker_search_text:
    'Você pode escrever a todos os anfitriões de todos os destinos quantas vezes quiser. Não prometemos que uma cama esteja livre, que um anfitrião responda nem que um lugar seja como você esperava. Pergunte, leia as avaliações e visite o lugar se puder.',
};
