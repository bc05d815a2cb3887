export default {
  description: 'Un inquilino con su saldo, su cuenta y su historial.',
  message: 'Mensaje',
  call: 'Llamar',
  email: 'Correo',

  balance: 'Saldo',
  owes_late_one: 'Debe {{amount}} desde el {{since}}, {{count}} día de atraso',
  owes_late_other: 'Debe {{amount}} desde el {{since}}, {{count}} días de atraso',
  owes_nothing: 'No debe nada',
  credit: 'Tiene un saldo a favor de {{amount}}',
  reminded: 'Le enviaste un recordatorio el {{day}}.',
  remind: 'Recordar',
  add_late_fee: 'Agregar recargo de {{amount}}',

  all_payments: 'Todos los pagos',
  deposit_and_autopay: 'Depósito y AutoPay',
  no_deposit: 'No se acordó ningún depósito.',
  stay: 'Estancia',
  objections: 'Objeciones abiertas',
  note: 'Nota privada',
  note_none: 'Solo tú puedes verla.',
  history: 'Historial',
  whole_history: 'Mostrar todo el historial',
} as const;

export const vacation = {
  description: 'Un huésped con su saldo, su cuenta y su historial.',
};
