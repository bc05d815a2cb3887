/** The terms that new members accept. */
export default {
  terms_meta: 'Aviso de acuerdo',
  terms_description: 'Lo que aceptan los miembros de {{brand}}.',
  terms_title: 'Aviso de acuerdo',
  terms_lead: 'Lee esto, por favor. Es lo que acordamos tú y nosotros, en palabras sencillas.',
  terms_read_only: 'Esto es lo que aceptaste al registrarte.',
  terms_of_role:
    'Esto es lo que aceptan estos miembros al registrarse. Los precios son los del plan más pequeño.',
  terms_back: 'Volver al inicio',
  for_lister: 'Para anfitriones',
  for_seeker: 'Para interesados',
  for_tenant: 'Para inquilinos',

  lister_plan: 'Tu plan y su precio',
  lister_plan_text:
    'Elegiste {{title}}. Cuesta {{price}} al año. Lo cobramos a tu tarjeta cuando te registras y después cada año, un día antes de que termine el año pagado, hasta que desactives «Renovar automáticamente» en Mis servicios, en tus ajustes. Tu plan sigue entonces hasta que termine el año pagado. Si en cambio eliminas tu tarjeta, tu cuenta queda inactiva enseguida. Lo que publicaste sigue en los resultados hasta que termine el año pagado. No reembolsamos los meses sin usar.',
  lister_listing: 'Tus crash pads',
  lister_listing_text:
    'Publicas solo lugares que puedes alquilar, los describes con verdad y mantienes al día el precio, las camas, las normas y las fotos. No muestras el número de la calle ni teléfonos en textos o fotos; el sitio muestra una zona, y los inquilinos ven la dirección cuando los dos han aceptado.',
  lister_law: 'Leyes, seguro y seguridad',
  lister_law_text:
    'Las leyes y los contratos del lugar donde está la casa deciden si puedes alquilar camas, cuántas personas pueden dormir ahí, qué impuestos se pagan y qué seguro necesitas. Es tu responsabilidad. Los detectores de humo, las cerraduras y las camas son seguros y están limpios antes de que llegue alguien.',
  lister_tenants: 'Tus inquilinos',
  lister_tenants_text:
    'Tratas a todos por igual, sea cual sea su origen, religión u orientación. Acuerdas con cada inquilino el alquiler, el depósito y las normas de la casa antes de la primera noche, y devuelves el depósito como acordaron. Los contratos son entre tú y tus inquilinos; nosotros no somos parte.',
  lister_money: 'Alquiler con AutoPay',
  lister_money_text:
    'Cuando cobramos el alquiler por ti, el proveedor de pagos con tarjeta te lo transfiere menos sus comisiones y un 1 % para nosotros. Ves cada comisión antes de activar AutoPay y puedes desactivarlo cuando quieras.',

  seeker_plan: 'Seis meses por un pago',
  seeker_plan_text:
    'Pagas {{price}} una vez, con tu tarjeta, cuando te registras. Te da seis meses de acceso desde hoy. No se renueva: después de seis meses tu cuenta se desactiva hasta que decidas pagar de nuevo. No reembolsamos los meses sin usar.',
  seeker_search: 'Lo que recibes',
  seeker_search_text:
    'Puedes escribir a todos los anfitriones en todas las bases, las veces que quieras. No prometemos que haya una cama libre, que un anfitrión responda ni que un lugar sea como esperabas. Pregunta, lee las reseñas y visita el lugar si puedes.',
  seeker_agree: 'Antes de pagar a un anfitrión',
  seeker_agree_text:
    'El alquiler, el depósito, las fechas y las normas de la casa se acuerdan entre el anfitrión y tú; nosotros no somos parte. Acuérdenlo por escrito en este sitio. Nunca envíes dinero a quien no quiera mostrarte el lugar, y avísanos si alguien te lo pide.',
  seeker_manners: 'En casa ajena',
  seeker_manners_text:
    'Respetas las normas de la casa, dejas las cosas como las encontraste y dejas dormir a los demás. La tripulación llega a todas horas.',

  tenant_plan: 'Sin plan ni comisión',
  tenant_plan_text:
    'Un anfitrión te invitó. Tu cuenta no cuesta nada, mientras alquilas y después. Solo necesitas una tarjeta si pagas tu alquiler en este sitio.',
  tenant_rental: 'Tu estancia',
  tenant_rental_text:
    'La cama, las fechas, el alquiler, el depósito y las normas de la casa son los que escribió tu anfitrión en la invitación. Al aceptarla, los aceptas. El contrato es entre ustedes dos; nosotros no somos parte.',
  tenant_autopay: 'Si aceptas AutoPay',
  tenant_autopay_text:
    'El depósito se cobra cuando aceptas. El alquiler se cobra en tu fecha de entrada a las 7:00 a.m. UTC y después cada mes el día acordado. Ves cada importe antes de aceptar y puedes desactivar AutoPay cuando quieras; lo que debas entonces queda entre tu anfitrión y tú.',
  tenant_manners: 'En la casa',
  tenant_manners_text:
    'Respetas las normas de la casa, avisas pronto a tu anfitrión cuando te vas y dejas la cama y la habitación como las encontraste.',

  common_account: 'Tu cuenta',
  common_account_text:
    'Es solo tuya. Lo que nos dices sobre ti es verdad, tienes edad para firmar contratos donde vives y guardas tu contraseña para ti. Podemos cerrar las cuentas que se usen para engañar, acosar o infringir la ley.',
  common_messages: 'Mensajes y reseñas',
  common_messages_text:
    'Escribes lo que es verdad y con respeto. Las reseñas cuentan lo que viste. Podemos retirar lo que no lo cumpla, y podemos leer mensajes cuando alguien los denuncia.',
  common_data: 'Tus datos',
  common_data_text:
    'Los demás miembros ven tu nombre visible, tu foto y lo que escribes sobre ti; nunca tu fecha de nacimiento, y tu teléfono solo si lo permites. El número de tu tarjeta va al proveedor de pagos con tarjeta y nunca llega a nosotros. Puedes hacer que cerremos tu cuenta; entonces eliminamos lo que la ley no nos obliga a conservar.',
  common_liability: 'De qué respondemos',
  common_liability_text:
    'Unimos a personas y mantenemos el sitio funcionando lo mejor que podemos. No somos dueños de las casas, ni las inspeccionamos ni las aseguramos. Respondemos de lo que hacemos a propósito o por negligencia grave, y siempre que la ley no nos permita excluirlo.',
  common_changes: 'Si estos términos cambian',
  common_changes_text:
    'Te avisamos por correo al menos 30 días antes. Si no estás de acuerdo, puedes hacer que cerremos tu cuenta antes de ese día.',

  your_password: 'Tu contraseña otra vez',
  your_password_text:
    'No guardamos contraseñas en este navegador. Escribe de nuevo la de tu cuenta nueva.',
  new_password: 'Contraseña',
  confirm_password: 'Confirma la contraseña',
  i_agree: 'Lo he leído y lo acepto.',
  accept: 'Aceptar y continuar',
  why_disabled: 'Marca la casilla de arriba y podrás aceptar.',
  what_next: 'Después pagas con tarjeta. En esta página no se cobra nada.',
  change_details: 'Cambiar tus datos',
  failed: 'Algo salió mal. Inténtalo de nuevo.',
};

export const vacation = {
  for_seeker: 'Para viajeros',
  for_tenant: 'Para huéspedes',
  lister_listing: 'Tus alojamientos',
  lister_listing_text:
    'Publicas solo lugares que puedes alquilar, los describes con verdad y mantienes al día el precio, las camas, las normas y las fotos. No muestras el número de la calle ni teléfonos en textos o fotos; el sitio muestra una zona, y los huéspedes ven la dirección cuando los dos han aceptado.',
  lister_tenants: 'Tus huéspedes',
  lister_tenants_text:
    'Tratas a todos por igual, sea cual sea su origen, religión u orientación. Acuerdas con cada huésped el alquiler, el depósito y las normas de la casa antes de la primera noche, y devuelves el depósito como acordaron. Los contratos son entre tú y tus huéspedes; nosotros no somos parte.',
  seeker_search_text:
    'Puedes escribir a todos los anfitriones en todos los destinos, las veces que quieras. No prometemos que haya una cama libre, que un anfitrión responda ni que un lugar sea como esperabas. Pregunta, lee las reseñas y visita el lugar si puedes.',
  seeker_manners_text:
    'Respetas las normas de la casa, dejas las cosas como las encontraste y dejas dormir a los demás. Los huéspedes llegan a todas horas.',
  for_lister: 'Para anfitriones',
  seeker_agree: 'Antes de pagar a un anfitrión',
  seeker_agree_text:
    'El alquiler, el depósito, las fechas y las normas de la casa se acuerdan entre el anfitrión y tú; nosotros no somos parte. Acuérdenlo por escrito en este sitio. Nunca envíes dinero a quien no quiera mostrarte el lugar, y avísanos si alguien te lo pide.',
  tenant_plan_text:
    'Un anfitrión te invitó. Tu cuenta no cuesta nada, mientras alquilas y después. Solo necesitas una tarjeta si pagas tu alquiler en este sitio.',
  tenant_rental_text:
    'La cama, las fechas, el alquiler, el depósito y las normas de la casa son los que escribió tu anfitrión en la invitación. Al aceptarla, los aceptas. El contrato es entre ustedes dos; nosotros no somos parte.',
  tenant_autopay_text:
    'El depósito se cobra cuando aceptas. El alquiler se cobra en tu fecha de entrada a las 7:00 a.m. UTC y después cada mes el día acordado. Ves cada importe antes de aceptar y puedes desactivar AutoPay cuando quieras; lo que debas entonces queda entre tu anfitrión y tú.',
  tenant_manners_text:
    'Respetas las normas de la casa, avisas pronto a tu anfitrión cuando te vas y dejas la cama y la habitación como las encontraste.',
};

export const crew = {
  lister_listing: 'Tus casas',
};
