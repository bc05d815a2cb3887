export default {
  beds_text:
    'Da a cada habitación y cama un nombre que conozcan tus inquilinos: “Habitación azul, litera de arriba”. Cada cama está libre, ocupada o pendiente, y tu lista de casas muestra un punto por cama. Una cama no se puede prometer a dos personas para la misma noche.',
};
