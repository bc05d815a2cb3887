export default {
  coming_soon_meta: 'Em breve',
  coming_soon_description: 'Esta página do %brand% está em construção.',
  coming_soon_title: 'Em aproximação final',
  coming_soon_text:
    'Esta página ainda não está pronta. Mensagens, configurações e as páginas dos anfitriões vêm a seguir. Até lá, você pode ver todos os crash pads, com preço, distância e avaliações.',
  coming_soon_back: 'Encontrar um crash pad',
  data_title: 'Sobre os dados',
  data_description: 'De onde vêm os aeroportos, lugares, mapas e imagens do %brand%.',
  data_lead: 'Aeroportos, lugares e mapas vêm de dados abertos. Agradecemos a quem cuida deles.',
  data_airports: 'Aeroportos',
  data_airports_text:
    'Códigos, nomes, posições e fusos horários dos aeroportos: airport-data-js, CC BY 4.0. Os nomes das cidades foram associados e corrigidos por nós.',
  data_places: 'Cidades e lugares',
  data_places_text: 'Nomes e posições dos lugares: GeoNames, CC BY 4.0, selecionados por nós.',
  data_maps: 'Mapas',
  data_maps_text:
    'Costas, países e lagos: Natural Earth, domínio público. Estados e condados dos EUA: US Census Bureau, domínio público.',
  data_pictures: 'Imagens',
  data_pictures_text: 'As ilustrações deste site foram feitas por nós.',
  data_error: 'Algo está errado?',
  data_error_text: 'Diga de qual aeroporto ou cidade se trata, e nós corrigimos.',
  contact_us: 'Fale conosco',
  featured_title: 'Anúncios em destaque',
  featured_description:
    'Como os anúncios ganham os selos Em destaque e Impulsionado, quanto custam e quais aeroportos mostram um crash pad.',
  featured_lead:
    'Dois selos indicam que um anfitrião pagou para aparecer primeiro. Eles mudam a ordem da lista e nada mais: nem o preço, nem as avaliações.',
  featured_label: 'Em destaque',
  featured_label_text:
    'Fica acima de todos os outros crash pads dos seus aeroportos, mês após mês, até o anfitrião parar.',
  boosted_label: 'Impulsionado',
  boosted_label_text:
    'Fica em primeiro entre os outros crash pads por uma semana ou um mês e termina automaticamente.',
  price_monthly: '{{amount}} por mês',
  price_week: '{{amount}} por 1 semana',
  price_month: '{{amount}} por 1 mês',
  prices: 'Preços',
  option: 'Opção',
  price: 'Preço',
  runs: 'Duração',
  runs_ongoing: 'Renova todo mês, cancele quando quiser',
  runs_once: 'Termina automaticamente',
  distance_title: 'Quais aeroportos mostram meu crash pad?',
  distance_text:
    'Todo crash pad aparece automaticamente em cada aeroporto e centro de cidade a até {{miles}} milhas, e nos aeroportos que o anfitrião escolheu. A distância no card é a que o anfitrião informou para aquele aeroporto; se não houver, ela é medida em linha reta.',
  fair_title: 'Justo para todos',
  fair_text:
    '- Um só preço para todos os anfitriões. Não há leilão, e ninguém pode cobrir sua oferta.\n- A divulgação muda a ordem. Ela nunca muda os resultados, o preço, as estrelas ou a distância.\n- Os anúncios em destaque são ordenados entre si como você ordena a lista, por preço ou distância. Sem ordem escolhida, a vez muda a cada dia.\n- O selo está sempre lá, para você saber quem pagou.\n- Um crash pad lotado continua esmaecido, divulgado ou não. Divulgá-lo não adianta nada.',
  end_title: 'Como termina',
  end_text:
    '- **Em destaque** renova todo mês. Se o anfitrião parar, o anúncio fica no alto até o fim do mês pago, com o selo Impulsionado.\n- **Impulsionado** termina automaticamente. Se o anfitrião parar antes, termina na hora.\n- O que foi pago por uma divulgação não é reembolsado.\n- Um anúncio que sai da busca, porque está inativo ou o plano terminou, também não aparece primeiro.',
  featured_start: 'Coloque seu crash pad em destaque',
  featured_start_text:
    'Crie uma conta, publique seu crash pad e escolha Colocar em destaque no menu dele.',
  create_account: 'Criar conta',
};
