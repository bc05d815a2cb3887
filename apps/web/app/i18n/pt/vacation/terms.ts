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
  for_lister: 'Para anfitriões',
  seeker_agree: 'Antes de pagar a um anfitrião',
  seeker_agree_text:
    'Você e o anfitrião combinam aluguel, caução, datas e regras da casa. Não somos parte desse acordo. Combine por escrito neste site. Nunca envie dinheiro a quem não quer mostrar o lugar e denuncie quem pedir isso.',
  tenant_plan_text:
    'Um anfitrião convidou você. Sua conta é grátis, enquanto você aluga e depois. Você só precisa de um cartão se pagar o aluguel por este site.',
  tenant_rental_text:
    'O convite do anfitrião informa a cama, as datas, o aluguel, a caução e as regras da casa. Ao aceitar o convite, você os aceita. O contrato é entre vocês dois. Não somos parte dele.',
  tenant_autopay_text:
    'Cobramos a caução quando você aceita. Cobramos o aluguel na data de chegada, às 07:00 UTC, e depois todo mês no dia combinado. Você vê cada valor antes de aceitar e pode desativar o AutoPay quando quiser. A partir daí, você e o anfitrião acertam entre si o que você dever.',
  tenant_manners_text:
    'Siga as regras da casa, avise o anfitrião com antecedência quando for sair e deixe a cama e o quarto como encontrou.',
};
