export default {
  bed_already_held: 'Já há uma cama reservada para esta pessoa.',
  bed_free: 'Há uma cama livre agora. Escreva ao anfitrião em vez de esperar.',
  cannot_join: 'Você não pode entrar na lista de espera deste crash pad.',
  claim_sent: 'Pedimos ao anfitrião para convidar você.',
  claimed: 'Você já pediu esta cama. O anfitrião pode convidar você agora.',
  no_offer: 'Nenhuma cama está sendo oferecida agora.',
  not_on_waitlist: 'Você não está nesta lista de espera.',
  not_waiting: 'Esta pessoa não está mais na lista de espera.',
  offer_expired: 'Esta oferta expirou. Reservamos uma cama por {{hours}} horas.',
  offer_invited: 'O anfitrião já enviou o convite.',
  offer_lapsed: 'O anfitrião não convidou você a tempo, então a cama não está mais reservada.',
  offer_passed: 'Você deixou esta cama passar.',
  offer_released: 'O anfitrião retirou esta oferta.',
  offer_unheld: 'A cama não está mais reservada para esta pessoa.',
  offer_withdrawn: 'Esta cama não está mais disponível.',
  offered: 'Avisamos a pessoa e reservamos a cama por 24 horas.',
  passed: 'Você deixou esta cama passar e mantém seu lugar.',
  saved: 'Salvo.',
  too_many_waitlists: 'Você está em {{most}} listas de espera. Saia de uma para entrar em outra.',
  waitlist_joined: 'Você está na lista de espera.',
  waitlist_left: 'Você não está mais na lista de espera.',
  waitlist_saved: 'Suas alterações foram salvas.',
};

export const vacation = {
  cannot_join: 'Você não pode entrar na lista de espera deste imóvel.',
};
