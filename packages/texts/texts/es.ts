export default {
  basic_title: 'The New Hire',
  cancel: 'Cancelar',
  close: 'Cerrar',
  delete: 'Eliminar',
  edit: 'Editar',
  premium_title: 'Line Holder',
  pro_title: 'Senior Mama',
  purpose_damage: 'Daños',
  purpose_deposit: 'Depósito',
  purpose_extra_nights: 'Noches adicionales',
  purpose_late_fee: 'Recargo por retraso',
  purpose_other: 'Otro pago',
  purpose_parking: 'Estacionamiento',
  purpose_rent: 'Alquiler',
  seeker_title: 'Búsqueda',
  something_went_wrong: 'Algo salió mal. Inténtalo de nuevo.',
  try_again: 'Reintentar',
  undo: 'Deshacer',
};

export const vacation = {
  seeker_title: 'Viajero',
};
