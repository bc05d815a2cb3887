export default {
  reply_preview:
    'La mayoría de los viajeros escriben a varios anfitriones. Una respuesta rápida ayuda a los dos.',
};
