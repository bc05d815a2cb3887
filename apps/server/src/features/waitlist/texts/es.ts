export default {
  bed_already_held: 'Esta persona ya tiene una cama reservada.',
  bed_free: 'Hay una cama libre en este momento. Escribe al anfitrión en lugar de esperar.',
  cannot_join: 'No puedes unirte a la lista de espera de este crash pad.',
  claim_sent: 'Pedimos al anfitrión que te invite.',
  claimed: 'Ya pediste esta cama. Ahora el anfitrión puede invitarte.',
  no_offer: 'No se ofrece ninguna cama en este momento.',
  not_on_waitlist: 'No estás en esta lista de espera.',
  not_waiting: 'Esta persona ya no está en la lista de espera.',
  offer_expired: 'Esta oferta ha vencido. Reservamos una cama durante {{hours}} horas.',
  offer_invited: 'El anfitrión ya envió la invitación.',
  offer_lapsed: 'El anfitrión no te invitó a tiempo, así que la cama ya no está reservada.',
  offer_passed: 'Dejaste pasar esta cama.',
  offer_released: 'El anfitrión retiró esta oferta.',
  offer_unheld: 'La cama ya no está reservada para esta persona.',
  offer_withdrawn: 'Esta cama ya no está disponible.',
  offered: 'Avisamos a esta persona y reservamos la cama durante 24 horas.',
  passed: 'Dejaste pasar esta cama y conservas tu lugar.',
  saved: 'Guardado.',
  too_many_waitlists: 'Estás en {{most}} listas de espera. Sal de una para unirte a otra.',
  waitlist_joined: 'Ya estás en la lista de espera.',
  waitlist_left: 'Ya no estás en la lista de espera.',
  waitlist_saved: 'Tus cambios se guardaron.',
};

export const vacation = {
  cannot_join: 'No puedes unirte a la lista de espera de este alojamiento.',
};

export const crew = {
  cannot_join: 'No puedes unirte a la lista de espera de esta casa.',
};
