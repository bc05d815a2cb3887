export default {
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
