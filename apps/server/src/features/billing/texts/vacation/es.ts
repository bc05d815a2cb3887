export default {
  basic_description: 'Un alojamiento, con renovación anual',
  only_tenant_pays:
    'Solo el huésped puede pagar esto: AutoPay estaba desactivado cuando venció, o lo está ahora.',
  premium_description: 'Varios alojamientos, con renovación anual',
  pro_description: 'Todos los alojamientos que tengas, con renovación anual',
  seeker_title: 'Viajero',
  tenant_card_declined: 'La tarjeta del huésped fue rechazada.',
  tenant_has_no_card: 'El huésped no tiene ninguna tarjeta a la que se pueda cobrar.',
  tenant_must_confirm: 'El huésped debe confirmar este pago.',
};
