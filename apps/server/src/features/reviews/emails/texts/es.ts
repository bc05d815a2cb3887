export default {
  about: 'Sobre',
  hidden_preview: 'Un miembro la denunció y revisamos la denuncia.',
  hidden_rules: 'Leer nuestras reglas',
  hidden_wrong: 'Si crees que nos equivocamos, escribe a {{address}}.',
  quote: '“{{words}}”',
  rating: 'Puntuación',
  received_button: 'Leer y responder',
  received_respond: 'Puedes responder una vez. Quien lea la reseña verá tu respuesta.',
  received_subject: '{{author}} escribió una reseña',
  received_text: 'Hola, {{name}}: {{author}} escribió una reseña de su estancia.',
  response_button: 'Ver mi reseña',
  response_hidden_subject: 'Retiramos tu respuesta a la reseña de {{author}}',
  response_hidden_text:
    'Hola, {{name}}: un miembro denunció tu respuesta a la reseña de {{author}}. Revisamos la denuncia y la retiramos. Ya no se muestra ni cuenta.',
  response_preview: 'Tu reseña de {{about}}.',
  response_subject: '{{who}} respondió a tu reseña',
  response_text: 'Hola, {{name}}: esta es la respuesta a tu reseña de {{about}}.',
  review_hidden_subject: 'Retiramos tu reseña de {{about}}',
  review_hidden_text:
    'Hola, {{name}}: un miembro denunció tu reseña de {{about}}. Revisamos la denuncia y retiramos la reseña. Ya no se muestra ni cuenta.',
  stars_one: '{{count}} de 5 estrellas',
  stars_other: '{{count}} de 5 estrellas',
};
