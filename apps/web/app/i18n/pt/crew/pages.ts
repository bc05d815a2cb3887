export default {
  coming_soon_text:
    'Esta página ainda não está pronta. Enquanto isso, veja todos os alojamentos, com preço, distância e avaliações.',
  coming_soon_back: 'Encontrar um alojamento',
  featured_description:
    'Como um anúncio fica Em destaque ou Impulsionado, quanto custa e quais aeroportos mostram um alojamento.',
  featured_label_text:
    'Aparece acima de todos os outros alojamentos dos seus aeroportos, todo mês, até o anfitrião cancelar.',
  boosted_label_text:
    'Aparece em primeiro entre os outros alojamentos por uma semana ou um mês e termina automaticamente.',
  distance_title: 'Quais aeroportos mostram meu alojamento?',
  distance_text:
    'Mostramos cada alojamento automaticamente em todos os aeroportos e centros de cidade a até {{miles}} milhas, e nos aeroportos que o anfitrião escolheu. O card mostra a distância que o anfitrião informou para aquele aeroporto. Se não houver, mostra a distância em linha reta.',
  fair_text:
    '- Todos os anfitriões pagam o mesmo preço. Não há leilão, e ninguém pode cobrir sua oferta.\n- A divulgação só muda a ordem. Ela nunca muda filtros, preços, estrelas ou distâncias.\n- Os anúncios em destaque seguem a ordem que você escolher, como preço ou distância. Se você não escolher uma, a ordem deles muda todo dia.\n- O selo está sempre lá, para você saber quem pagou.\n- Um alojamento lotado continua esmaecido, divulgado ou não. Divulgá-lo não adianta nada.',
  featured_start: 'Coloque seu alojamento em destaque',
  featured_start_text:
    'Crie uma conta, publique seu alojamento e escolha Colocar em destaque no menu dele.',
};
