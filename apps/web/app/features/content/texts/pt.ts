export default {
  coming_soon_meta: 'Em breve',
  coming_soon_description: 'Esta página do {{brand}} chega em breve.',
  coming_soon_title: 'Em aproximação final',
  coming_soon_text:
    'Esta página ainda não está pronta. Enquanto isso, veja todos os crash pads, com preço, distância e avaliações.',
  coming_soon_back: 'Encontrar um crash pad',
  data_title: 'Sobre os dados',
  data_description: 'De onde vêm os aeroportos, lugares, mapas e imagens do {{brand}}.',
  data_lead:
    'Nossos aeroportos, lugares e mapas vêm de dados abertos. Obrigado a todos que cuidam deles.',
  data_airports: 'Aeroportos',
  data_airports_text:
    'Códigos, nomes, posições e fusos horários dos aeroportos: airport-data-js, CC BY 4.0. Nós associamos e corrigimos os nomes das cidades.',
  data_places: 'Cidades e lugares',
  data_places_text: 'Nomes e posições dos lugares: GeoNames, CC BY 4.0. Nós fizemos uma seleção.',
  data_maps: 'Mapas',
  data_maps_text:
    'Costas perto dos aeroportos: © colaboradores do OpenStreetMap, Open Database License (ODbL) 1.0, simplificadas por nós. Países e costas distantes: Natural Earth, domínio público. Estados dos EUA: US Census Bureau, domínio público.',
  data_pictures: 'Imagens',
  data_pictures_text: 'Nós fizemos as ilustrações deste site.',
  data_error: 'Encontrou um erro?',
  data_error_text: 'Diga qual aeroporto ou cidade está errado, e nós corrigimos.',
  contact_us: 'Fale conosco',
  featured_title: 'Anúncios em destaque',
  featured_description:
    'Como um anúncio fica Em destaque ou Impulsionado, quanto custa e quais aeroportos mostram um crash pad.',
  featured_lead:
    'Dois selos indicam que um anfitrião pagou para aparecer primeiro. Eles mudam a ordem da lista e nada mais: nem o preço, nem as avaliações.',
  featured_label: 'Em destaque',
  featured_label_text:
    'Aparece acima de todos os outros crash pads dos seus aeroportos, todo mês, até o anfitrião cancelar.',
  boosted_label: 'Impulsionado',
  boosted_label_text:
    'Aparece em primeiro entre os outros crash pads por uma semana ou um mês e termina automaticamente.',
  price_monthly: '{{amount}} por mês',
  price_week: '{{amount}} por 1 semana',
  price_month: '{{amount}} por 1 mês',
  prices: 'Preços',
  option: 'Opção',
  price: 'Preço',
  runs: 'Duração',
  runs_ongoing: 'Renova todo mês. Cancele quando quiser.',
  runs_once: 'Termina automaticamente',
  distance_title: 'Quais aeroportos mostram meu crash pad?',
  distance_text:
    'Mostramos cada crash pad automaticamente em todos os aeroportos e centros de cidade a até {{miles}} milhas, e nos aeroportos que o anfitrião escolheu. O card mostra a distância que o anfitrião informou para aquele aeroporto. Se não houver, mostra a distância em linha reta.',
  fair_title: 'Justo para todos',
  fair_text:
    '- Todos os anfitriões pagam o mesmo preço. Não há leilão, e ninguém pode cobrir sua oferta.\n- A divulgação só muda a ordem. Ela nunca muda filtros, preços, estrelas ou distâncias.\n- Os anúncios em destaque seguem a ordem que você escolher, como preço ou distância. Se você não escolher uma, os mais próximos aparecem primeiro.\n- O selo está sempre lá, para você saber quem pagou.\n- Um crash pad lotado continua esmaecido, divulgado ou não. Divulgá-lo não adianta nada.',
  end_title: 'Como termina',
  end_text:
    '- **Em destaque** renova todo mês. Se o anfitrião cancelar, o anúncio fica no alto até o fim do mês pago, com o selo Impulsionado.\n- **Impulsionado** termina automaticamente. Se o anfitrião cancelar antes, termina na hora.\n- Não reembolsamos divulgações.\n- Um anúncio que não está na busca, porque está inativo ou o plano terminou, também não aparece primeiro.',
  featured_start: 'Coloque seu crash pad em destaque',
  featured_start_text:
    'Crie uma conta, publique seu crash pad e escolha Colocar em destaque no menu dele.',
  create_account: 'Criar conta',
};

export const vacation = {
  coming_soon_text:
    'Esta página ainda não está pronta. Enquanto isso, veja todos os imóveis de temporada, com preço, distância e avaliações.',
  coming_soon_back: 'Encontrar um imóvel de temporada',
  featured_description:
    'Como um anúncio fica Em destaque ou Impulsionado, quanto custa e quais aeroportos mostram um imóvel de temporada.',
  featured_label_text:
    'Aparece acima de todos os outros imóveis de temporada dos seus aeroportos, todo mês, até o anfitrião cancelar.',
  boosted_label_text:
    'Aparece em primeiro entre os outros imóveis de temporada por uma semana ou um mês e termina automaticamente.',
  distance_title: 'Quais aeroportos mostram meu imóvel de temporada?',
  distance_text:
    'Mostramos cada imóvel de temporada automaticamente em todos os aeroportos e centros de cidade a até {{miles}} milhas, e nos aeroportos que o anfitrião escolheu. O card mostra a distância que o anfitrião informou para aquele aeroporto. Se não houver, mostra a distância em linha reta.',
  fair_text:
    '- Todos os anfitriões pagam o mesmo preço. Não há leilão, e ninguém pode cobrir sua oferta.\n- A divulgação só muda a ordem. Ela nunca muda filtros, preços, estrelas ou distâncias.\n- Os anúncios em destaque seguem a ordem que você escolher, como preço ou distância. Se você não escolher uma, a ordem deles muda todo dia.\n- O selo está sempre lá, para você saber quem pagou.\n- Um imóvel de temporada lotado continua esmaecido, divulgado ou não. Divulgá-lo não adianta nada.',
  featured_start: 'Coloque seu imóvel de temporada em destaque',
  featured_start_text:
    'Crie uma conta, publique seu imóvel de temporada e escolha Colocar em destaque no menu dele.',
  featured_lead:
    'Dois selos indicam que um anfitrião pagou para aparecer primeiro. Eles mudam a ordem da lista e nada mais: nem o preço, nem as avaliações.',
};

export const crew = {
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
