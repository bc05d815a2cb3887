export default {
  held_until: 'Reservada hasta',
  offer_claim: 'Pedirla o dejarla pasar',
  offer_claimed_invite: 'Enviar invitación',
  offer_claimed_preview: 'La cama está reservada para esta persona hasta el {{until}}.',
  offer_claimed_subject: '{{member}} quiere la cama en {{title}}',
  offer_claimed_text:
    '{{greeting}} {{member}} pidió una cama de tu lista de espera. Envíale ahora la invitación: después, la cama ya no estará reservada.',
  offer_expired:
    'Reservamos la cama 24 horas y no tuvimos respuesta tuya. Puedes unirte de nuevo a la lista de espera.',
  offer_expired_subject: 'Tu oferta en {{title}} ha vencido',
  offer_heading: 'Hay una cama reservada para ti',
  offer_lapsed: 'La cama ya no está reservada. Conservas tu lugar en la lista de espera.',
  offer_lapsed_subject: '{{who}} no te invitó a tiempo a {{title}}',
  offer_next:
    'Pídela para recibir una invitación, o déjala pasar y conserva tu lugar en la lista de espera.',
  offer_preview: 'La reservamos para ti hasta el {{until}}.',
  offer_released_subject: '{{who}} retiró la oferta en {{title}}',
  offer_see: 'Ver el anuncio',
  offer_subject: 'Hay una cama libre en {{title}}',
  offer_text: '{{greeting}} estás en la lista de espera de {{title}}, y hay una cama libre.',
  offer_withdrawn:
    'El anfitrión quitó la cama o cerró el anuncio. Conservas tu lugar en la lista de espera.',
  offer_withdrawn_subject: 'La cama en {{title}} ya no está libre',
  waiting_heading_one: '{{count}} persona espera una cama',
  waiting_heading_other: '{{count}} personas esperan una cama',
  waiting_preview: 'Ofrécela con un clic.',
  waiting_see: 'Ver la lista de espera',
  waiting_subject_one: 'Hay una cama libre en {{title}}, y {{count}} persona espera',
  waiting_subject_other: 'Hay una cama libre en {{title}}, y {{count}} personas esperan',
  waiting_text: '{{greeting}} ofrece esta cama a alguien de tu lista de espera.',
};
