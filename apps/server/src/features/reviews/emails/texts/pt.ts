export default {
  about: 'Sobre',
  hidden_preview: 'Um membro fez uma denúncia, e nós a analisamos.',
  hidden_rules: 'Ler nossas regras',
  hidden_wrong: 'Se você acha que erramos, escreva para {{address}}.',
  quote: '“{{words}}”',
  rating: 'Nota',
  received_button: 'Ler e responder',
  received_respond: 'Você pode responder uma vez. Todos que leem a avaliação veem sua resposta.',
  received_subject: '{{author}} escreveu uma avaliação',
  received_text: 'Olá, {{name}}. {{author}} avaliou a estadia.',
  response_button: 'Ver minha avaliação',
  response_hidden_subject: 'Removemos sua resposta à avaliação de {{author}}',
  response_hidden_text:
    'Olá, {{name}}. Um membro denunciou sua resposta à avaliação de {{author}}. Analisamos a denúncia e removemos a resposta. Ela não aparece nem conta mais.',
  response_preview: 'Sua avaliação de {{about}}.',
  response_subject: '{{who}} respondeu à sua avaliação',
  response_text: 'Olá, {{name}}. Esta é a resposta à sua avaliação de {{about}}.',
  review_hidden_subject: 'Removemos sua avaliação de {{about}}',
  review_hidden_text:
    'Olá, {{name}}. Um membro denunciou sua avaliação de {{about}}. Analisamos a denúncia e removemos a avaliação. Ela não aparece nem conta mais.',
  stars_one: '{{count}} de 5 estrelas',
  stars_other: '{{count}} de 5 estrelas',
};
