export default {
  text_held: 'Los huéspedes pueden pagarte, pero el proveedor aún no puede pagar a tu banco.',
};
