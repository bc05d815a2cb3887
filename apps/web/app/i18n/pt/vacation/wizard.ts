export default {
  create_title: 'Anuncie seu imóvel de temporada',
  wizard_description:
    'Descreva seu imóvel de temporada em cinco etapas: quartos, camas, regras e fotos.',
  your_cp_has_been_created: 'Seu imóvel de temporada foi criado.',
  your_cp_has_been_updated: 'Seu imóvel de temporada foi atualizado.',
  changed_meanwhile:
    'Este imóvel de temporada mudou nesse meio-tempo. Suas alterações continuam aqui. Confira e salve de novo.',
  cannot_add: 'Não é possível adicionar um imóvel de temporada agora',
  to_my_crashpads: 'Ir para meus imóveis de temporada',
  preview_text: 'Como os hóspedes vão ver na busca.',
  title_placeholder: 'Nome do seu imóvel de temporada',
  what_happens_next:
    'A publicação está incluída no seu plano. Seu imóvel de temporada aparece na busca na hora. Você pode alterá-lo ou desativá-lo quando quiser.',
  title: 'Nome do imóvel de temporada',
  type_hotel_text: 'Quartos com preço especial',
  type_crashpad_text: 'Um imóvel de temporada, cama por cama',
  type_crashpad_bed_text: 'Uma cama em um imóvel de temporada',
  type_crashpad_room_text: 'Um quarto em um imóvel de temporada',
  type_crashpad_suite_text: 'Um imóvel de temporada inteiro',
  address_not_public:
    'Seu endereço é particular. Os visitantes veem uma área aproximada. Seus hóspedes veem o endereço.',
  second_airport_hint: 'Se também serve para hóspedes de outro aeroporto.',
  description_hint:
    'Como é ficar lá? Removemos telefones e emails porque os hóspedes escrevem para você aqui.',
  bed_kind_cold_text: 'De um só hóspede.',
  held_rooms_stay: 'Não é possível remover quartos com hóspedes.',
  a_tenant: 'um hóspede',
  max_nights_hint: 'Quantas noites por mês um hóspede pode ficar.',
  rate_guidance: 'Imóveis de temporada costumam custar de US$ 200 a US$ 450 por mês.',
  amenities_text: 'Escolha tudo o que os hóspedes podem usar.',
  preferences_text: 'Para quem seu imóvel de temporada serve.',
  field_title: 'Nome do imóvel de temporada',
  types_beds: 'Quartos e camas',
};
