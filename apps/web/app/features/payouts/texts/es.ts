/** A lister's payout account. */
export default {
  loading: 'Cargando tu cuenta de cobro…',
  returning: 'Consultando al proveedor de pagos. Puede tardar unos segundos…',
  not_loaded: 'No pudimos cargar tu cuenta de cobro.',
  unreachable:
    'El proveedor de pagos no está disponible en este momento. Inténtalo de nuevo en un minuto.',
  only_member: 'Solo el miembro puede cambiar esto.',
  only_member_sees: 'Solo el miembro puede ver su cuenta de cobro.',
  link_over: 'El enlace al proveedor de pagos había caducado. Continúa aquí para recibir otro.',

  state_none: 'Sin conectar',
  text_none: 'Conecta una cuenta bancaria o tarjeta de débito para recibir el alquiler.',
  state_started: 'Sin terminar',
  text_started: 'Empezaste a conectar una cuenta. Termina para recibir el alquiler.',
  left_early: 'Saliste antes del último paso. Continúa donde te quedaste.',
  state_missing: 'Faltan datos',
  text_missing:
    'El proveedor de pagos necesita más datos tuyos antes de que puedas recibir el alquiler.',
  state_checking: 'En revisión',
  text_checking: 'El proveedor de pagos revisa tus datos. No tienes que hacer nada.',
  state_held: 'Transferencias en pausa',
  text_held: 'Los inquilinos pueden pagarte, pero el proveedor aún no puede pagar a tu banco.',
  state_ready: 'Lista',
  text_ready: 'Puedes recibir alquileres, depósitos y otros pagos con tarjeta.',

  to_bank: '{{bank}}, terminada en {{last4}}',
  to_bank_account: 'Cuenta bancaria terminada en {{last4}}',
  to_card: 'Tarjeta de débito terminada en {{last4}}',
  needed: 'Todavía falta:',
  needed_soon: 'Pronto hará falta:',
  need_bank: 'Una cuenta bancaria o tarjeta de débito para las transferencias',
  need_name: 'Tu nombre completo',
  need_birthday: 'Tu fecha de nacimiento',
  need_address: 'Tu dirección',
  need_email: 'Tu correo electrónico',
  need_phone: 'Tu número de teléfono',
  need_tax_number: 'Tu número de seguro social o fiscal',
  need_document: 'Una foto de tu identificación',
  need_terms: 'Que aceptes los términos del proveedor',
  need_business_type: 'Si alquilas como persona o como empresa',
  need_website: 'Un sitio web o una descripción de lo que alquilas',
  need_business: 'Una descripción de lo que alquilas',
  complete: 'Completar el registro',
  view: 'Ver cuenta',
  new_window: '(se abre en una ventana nueva)',

  open_title: 'Tu cuenta de cobro',
  open_text: 'Abriendo el proveedor de pagos…',
  open_back: 'Volver a los ajustes',
  country: 'País de tu cuenta bancaria',
  country_hint: 'No puedes cambiarlo después de enviar tus datos.',
  country_choose: 'Elige un país',
  country_other: 'Otro país',
  converted:
    'Cobramos las tarjetas en dólares estadounidenses. Stripe los convierte a la moneda de tu cuenta bancaria y puede cobrar por ello.',
  manual: 'Cobra tú el alquiler',
  manual_text:
    'Los pagos con tarjeta solo llegan a cuentas bancarias en Estados Unidos, Canadá, el Reino Unido, Suiza y el Espacio Económico Europeo. Acuerda otra forma de pago y registra cada pago que recibas.',
  manual_record: 'Registrar pagos',
  deadline: 'Responde antes del {{day}}. Después no podrás recibir pagos hasta completarlo.',

  schedule_title: 'Frecuencia de las transferencias',
  schedule: 'Cada cuánto te transferimos',
  schedule_hint: 'En tus primeros 30 días, cada transferencia tarda 7 días más.',
  schedule_daily: 'Cada día',
  schedule_weekly: 'Cada semana',
  schedule_monthly: 'Cada mes',
  schedule_saved: 'Frecuencia guardada.',
};

export const vacation = {
  text_held: 'Los huéspedes pueden pagarte, pero el proveedor aún no puede pagar a tu banco.',
};
