export default {
  create_title: 'Anuncie seu alojamento',
  wizard_description: 'Descreva seu alojamento em cinco etapas: quartos, camas, regras e fotos.',
  your_cp_has_been_created: 'Seu alojamento foi criado.',
  your_cp_has_been_updated: 'Seu alojamento foi atualizado.',
  changed_meanwhile:
    'Este alojamento mudou nesse meio-tempo. Suas alterações continuam aqui. Confira e salve de novo.',
  cannot_add: 'Não é possível adicionar um alojamento agora',
  to_my_crashpads: 'Ir para meus alojamentos',
  title_placeholder: 'Nome do seu alojamento',
  what_happens_next:
    'A publicação está incluída no seu plano. Seu alojamento aparece na busca na hora. Você pode alterá-lo ou desativá-lo quando quiser.',
  title: 'Nome do alojamento',
  type_crashpad_text: 'Um alojamento, cama por cama',
  type_crashpad_bed_text: 'Uma cama em um alojamento',
  type_crashpad_room_text: 'Um quarto em um alojamento',
  type_crashpad_suite_text: 'Um alojamento inteiro',
  rate_guidance: 'Alojamentos costumam custar de US$ 200 a US$ 450 por mês.',
  preferences_text: 'Para quem seu alojamento serve.',
  field_title: 'Nome do alojamento',
  types_beds: 'Camas em um alojamento',
};
