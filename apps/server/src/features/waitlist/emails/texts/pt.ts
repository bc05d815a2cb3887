export default {
  held_until: 'Reservada até',
  offer_claim: 'Pedir ou deixar passar',
  offer_claimed_invite: 'Convidar',
  offer_claimed_preview: 'A cama está reservada para esta pessoa até {{until}}.',
  offer_claimed_subject: '{{member}} quer a cama em {{title}}',
  offer_claimed_text:
    '{{greeting}} {{member}} pediu uma cama da sua lista de espera. Envie o convite agora: depois disso, a cama não fica mais reservada.',
  offer_expired:
    'Reservamos a cama por 24 horas e não tivemos resposta sua. Você pode entrar na lista de espera de novo.',
  offer_expired_subject: 'Sua oferta em {{title}} expirou',
  offer_heading: 'Reservamos uma cama para você',
  offer_lapsed: 'A cama não está mais reservada. Você mantém seu lugar na lista de espera.',
  offer_lapsed_subject: '{{who}} não convidou você a tempo para {{title}}',
  offer_next:
    'Peça a cama para receber um convite, ou deixe passar e mantenha seu lugar na lista de espera.',
  offer_preview: 'Ela fica reservada para você até {{until}}.',
  offer_released_subject: '{{who}} retirou a oferta em {{title}}',
  offer_see: 'Ver o crash pad',
  offer_subject: 'Há uma cama livre em {{title}}',
  offer_text: '{{greeting}} Você está na lista de espera de {{title}}, e há uma cama livre.',
  offer_withdrawn:
    'O anfitrião removeu a cama ou fechou o crash pad. Você mantém seu lugar na lista de espera.',
  offer_withdrawn_subject: 'A cama em {{title}} não está mais disponível',
  waiting_heading_one: '{{count}} pessoa espera uma cama',
  waiting_heading_other: '{{count}} pessoas esperam uma cama',
  waiting_preview: 'Ofereça com um toque.',
  waiting_see: 'Ver a lista de espera',
  waiting_subject_one: 'Há uma cama livre em {{title}}, e {{count}} pessoa esperando',
  waiting_subject_other: 'Há uma cama livre em {{title}}, e {{count}} pessoas esperando',
  waiting_text: '{{greeting}} Ofereça esta cama a alguém da sua lista de espera.',
};

export const vacation = {
  offer_see: 'Ver o imóvel',
  offer_withdrawn:
    'O anfitrião removeu a cama ou fechou o imóvel. Você mantém seu lugar na lista de espera.',
};
