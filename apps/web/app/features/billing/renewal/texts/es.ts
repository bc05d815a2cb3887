/** Renewal, plan changes, and the pages that ask for a card. */
export default {
  expired_meta: 'Renovar la cuenta',
  expired_description: 'Renueva tu cuenta o cambia de plan.',
  renewed_title: 'Tu cuenta está renovada',
  renewed_lead: 'Tu plan {{title}} dura hasta el {{date}}.',
  changed_title: 'Cambiaste de plan',
  inactive_title: 'Tu cuenta está inactiva',
  inactive_text:
    'Tu periodo está pagado hasta el {{date}}, así que no hay nada que pagar. Tu cuenta está inactiva solo porque no tenemos una tarjeta válida. Agrega una, gratis, para reactivarla.',
  add_card: 'Agregar una tarjeta',
  expired_title: 'Tu cuenta ha vencido',
  expired_lead: 'Tu plan {{title}} terminó el {{date}}. Renuévalo para continuar.',
  renew_title: 'Renueva tu cuenta',
  running_lead: 'Tu plan {{title}} dura hasta el {{date}}.',
  by_itself:
    'Cobramos {{price}} automáticamente el {{date}}. Si pagas ahora, pagas otro periodo por adelantado.',
  too_early_title: 'Ya pagaste por adelantado',
  too_early: 'Has pagado hasta el {{paidUntil}}. Puedes pagar otro periodo a partir del {{date}}.',
  renew_account: 'Renovar la cuenta',
  change_package: 'Cambiar de plan',
  other_package: '¿Necesitas otro plan?',
  today: 'Se cobra hoy',
  limits: 'Desde hoy',
  begins: 'Empieza el nuevo periodo',
  at_once: 'Hoy',
  until: 'Acceso hasta',
  renews: 'Se renueva automáticamente',
  price_on: '{{price}} el {{date}}',
  next_lister: 'Se renueva cada año a ese precio hasta que desactives la renovación.',
  lister_returns: 'Podrás publicar crash pads de nuevo en cuanto pagues.',
  listings_return: 'Tus crash pads vuelven a la búsqueda en cuanto pagues.',
  search_returns: 'Podrás escribir a anfitriones de nuevo en cuanto pagues.',
  price_term: '{{price}} {{term}}',

  change_meta: 'Cambiar de plan',
  change_description: 'Planes a los que puedes cambiar: precios y límites.',
  change_title: 'Cambiar de plan',
  plan_term: '{{title}}. {{term}}.',
  your_package: 'Tu plan',
  select: 'Elegir {{title}}',
  renew_it: 'Renovar {{title}}',
  one_package: 'Hay un solo plan para interesados. Renovarlo agrega seis meses.',
  too_small_one: 'Este plan permite {{count}} crash pad. Tienes {{own}}, contando los inactivos.',
  too_small_other:
    'Este plan permite {{count}} crash pads. Tienes {{own}}, contando los inactivos.',
  new_package: 'Tu plan nuevo',
  change_now:
    'En cuanto pagues, {{title}} sustituye a {{present}} y empieza hoy un año nuevo. Tus días sin usar pagan una parte.',
  change_now_expired:
    'En cuanto pagues, tu cuenta se abre de nuevo con todo lo que incluye {{title}}.',
  change_smaller:
    '{{title}} tiene límites menores: con {{count}} inquilinos o más no puedes invitar a otros. Los actuales se quedan.',
  all_packages: 'Todos los planes',

  no_plan_title: 'Tu cuenta no necesita un plan',
  no_plan_text: 'Los miembros sin plan no pagan nada a {{brand}}, y su cuenta no vence.',
  no_plan_link: 'Mis estancias en crash pads',

  set_up_meta: 'Método de pago',
  set_up_description: 'Agrega una tarjeta o reemplaza la que tenemos.',
  add_title: 'Agrega un método de pago',
  update_title: 'Actualiza tu método de pago',
  set_up_lead: 'Cobramos a esta tarjeta cuando tu plan se renueva.',
  set_up_lead_once:
    'Cobramos a esta tarjeta cuando renuevas. Tu plan no se renueva automáticamente.',
  set_up_lead_free: 'Cobramos a esta tarjeta solo lo que aceptes pagar.',
  set_up_lead_unpaid: 'Cobramos a esta tarjeta tu primer periodo cuando termines el registro.',
  will_renew:
    'Cuando guardes esta tarjeta, tu plan {{title}} se renueva: cobramos {{price}} el {{date}} y después una vez al año.',
  will_end: 'Tu plan {{title}} termina el {{end}}. No cobraremos a esta tarjeta por él.',
  without_renewal: 'No renovar mi plan',
  overdue:
    'Tu renovación de {{price}} está atrasada. Cobramos a esta tarjeta en cuanto la guardes.',
  save_card: 'Guardar tarjeta',
  keep_card: 'Continuar con esta tarjeta',
  saving: 'Guardando…',
  saved: 'tu método de pago se guardó',
  saved_and_renewed: 'Tu tarjeta se guardó y pagó tu renovación de {{price}}.',
  saved_and_processing:
    'Tu tarjeta se guardó. Tu renovación de {{price}} está en proceso. Te enviaremos el recibo por correo.',
  declined_reason: 'Motivo: {{reason}}',
  next_try: 'Lo intentaremos de nuevo el {{date}}. Puedes resolverlo antes.',
  no_next_try: 'No volveremos a intentarlo automáticamente con esta tarjeta.',
  failed_declined: 'Tu renovación fue rechazada',
  failed_declined_text:
    'Tu banco rechazó la renovación de {{price}}. No se te ha cobrado nada. Agrega otra tarjeta o paga ahora.',
  failed_needs_confirmation: 'Confirma tu renovación',
  failed_needs_confirmation_text:
    'Tu banco pide que confirmes la renovación de {{price}}. No se te ha cobrado nada.',
  failed_no_card: 'No pudimos cobrar tu renovación',
  failed_no_card_text:
    'No tenemos ninguna tarjeta para tu renovación de {{price}}. Agrega una para renovar.',
  pay_now: 'Pagar ahora',
  confirm_with_bank: 'Confirmar y renovar',

  upgrade_meta: 'Tu cuenta y tu tarjeta',
  upgrade_description: 'Tu tarjeta y los siguientes pasos.',
  upgrade_title: 'Tu método de pago está listo',
  upgrade_lead: 'Ya puedes renovar o cambiar tu plan.',
  upgrade_lead_once: 'Ya puedes renovar tu plan.',
  upgrade_lead_free: 'Puedes continuar.',
  card: 'Tu tarjeta',
  your_plan: 'Tu plan',
  continue: 'Continuar',
  other_card: 'Usar otra tarjeta',
  change_free:
    '{{title}} sustituye hoy a {{present}}. Tus días sin usar lo pagan: no se cobra nada ni se devuelve dinero.',
  change_later:
    'Hoy no se cobra nada. {{present}} sigue hasta el {{until}} y luego empieza {{title}}. Cobramos {{price}} el {{date}} y tu plan se renueva automáticamente.',
  confirm_later: 'Cambiar el {{date}}',
  confirm_free: 'Cambiar ahora por {{price}}',
  start_now: 'Empezarlo ahora',
  start_later: 'Empezarlo el {{date}}',
  scheduled: '{{title}} empieza el {{date}}.',
  kept: 'Conservas {{title}}.',
  keep: 'Conservar {{title}}',
  from_day: 'Desde el {{date}}',
  now_is: '{{title}} ya es tu plan.',
  renewal_anytime: 'Desactiva la renovación cuando quieras',
  need_card: 'Primero configura un método de pago.',
  only_member: 'Solo el miembro puede cambiar el plan.',
};

export const vacation = {
  lister_returns: 'Podrás publicar alojamientos de nuevo en cuanto pagues.',
  listings_return: 'Tus alojamientos vuelven a la búsqueda en cuanto pagues.',
  one_package: 'Hay un solo plan para viajeros. Renovarlo agrega seis meses.',
  too_small_one: 'Este plan permite {{count}} alojamiento. Tienes {{own}}, contando los inactivos.',
  too_small_other:
    'Este plan permite {{count}} alojamientos. Tienes {{own}}, contando los inactivos.',
  change_smaller:
    '{{title}} tiene límites menores: con {{count}} huéspedes o más no puedes invitar a otros. Los actuales se quedan.',
  no_plan_link: 'Mis estancias',
  search_returns: 'Podrás escribir a anfitriones de nuevo en cuanto pagues.',
};

export const crew = {
  lister_returns: 'Podrás publicar casas de nuevo en cuanto pagues.',
  listings_return: 'Tus casas vuelven a la búsqueda en cuanto pagues.',
  too_small_one: 'Este plan permite {{count}} casa. Tienes {{own}}, contando las inactivas.',
  too_small_other: 'Este plan permite {{count}} casas. Tienes {{own}}, contando las inactivas.',
  no_plan_link: 'Mis estancias',
};
