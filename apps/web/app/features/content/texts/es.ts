/** Pages that are mostly text. */
export default {
  coming_soon_meta: 'Próximamente',
  coming_soon_description: 'Esta página de {{brand}} estará lista próximamente.',
  coming_soon_title: 'En aproximación final',
  coming_soon_text:
    'Esta página aún no está lista. Mientras tanto puedes ver todos los crash pads, con su precio, distancia y reseñas.',
  coming_soon_back: 'Buscar un crash pad',
  data_title: 'Sobre los datos',
  data_description: 'De dónde vienen los aeropuertos, lugares, mapas y fotos de {{brand}}.',
  data_lead:
    'Los aeropuertos, lugares y mapas vienen de datos abiertos. Damos las gracias a quienes los mantienen.',
  data_airports: 'Aeropuertos',
  data_airports_text:
    'Códigos, nombres, posiciones y zonas horarias de los aeropuertos: airport-data-js, CC BY 4.0. Los nombres de las ciudades los cotejamos y corregimos nosotros.',
  data_places: 'Ciudades y lugares',
  data_places_text:
    'Nombres y posiciones de los lugares: GeoNames, CC BY 4.0, seleccionados por nosotros.',
  data_maps: 'Mapas',
  data_maps_text:
    'Costas cerca de los aeropuertos: © colaboradores de OpenStreetMap, Open Database License (ODbL) 1.0, simplificadas por nosotros. Países y costas lejanas: Natural Earth, dominio público. Estados de EE. UU.: US Census Bureau, dominio público.',
  data_pictures: 'Fotos',
  data_pictures_text: 'Las ilustraciones de este sitio las hicimos nosotros.',
  data_error: '¿Encontraste un error?',
  data_error_text: 'Dinos qué aeropuerto o ciudad está mal y lo corregiremos.',
  contact_us: 'Contáctanos',
  featured_title: 'Anuncios destacados',
  featured_description:
    'Cómo consiguen los anuncios las etiquetas Destacado e Promocionado, cuánto cuestan y qué aeropuertos muestran un crash pad.',
  featured_lead:
    'Dos etiquetas indican que un anfitrión pagó para aparecer primero. Cambian el orden de la lista y nada más: ni el precio ni las reseñas.',
  featured_label: 'Destacado',
  featured_label_text:
    'Aparece por encima de todos los demás crash pads de sus aeropuertos, mes a mes, hasta que el anfitrión lo cancela.',
  boosted_label: 'Promocionado',
  boosted_label_text:
    'Aparece primero entre los demás crash pads durante una semana o un mes, y luego termina automáticamente.',
  price_monthly: '{{amount}} al mes',
  price_week: '{{amount}} por 1 semana',
  price_month: '{{amount}} por 1 mes',
  prices: 'Precios',
  option: 'Opción',
  price: 'Precio',
  runs: 'Duración',
  runs_ongoing: 'Se renueva cada mes, cancela cuando quieras',
  runs_once: 'Termina automáticamente',
  distance_title: '¿Qué aeropuertos muestran mi crash pad?',
  distance_text:
    'Cada crash pad aparece automáticamente en todos los aeropuertos y centros de ciudad a menos de {{miles}} millas, y en los aeropuertos que eligió su anfitrión. La distancia de la tarjeta es la que el anfitrión indicó para ese aeropuerto; si no, se mide en línea recta.',
  fair_title: 'Justo para todos',
  fair_text:
    '- Todos los anfitriones pagan lo mismo. No hay subasta y nadie puede pujar más que tú.\n- La promoción solo cambia el orden. Nunca cambia los filtros, los precios, las estrellas ni las distancias.\n- Los anuncios destacados siguen el orden que elijas, por ejemplo precio o distancia. Si no eliges ninguno, los más cercanos van primero.\n- La etiqueta siempre está, para que sepas quién pagó.\n- Un crash pad completo se ve atenuado, con promoción o sin ella, así que promocionarlo no sirve de nada.',
  end_title: 'Cómo termina',
  end_text:
    '- **Destacado** se renueva cada mes. Si un anfitrión lo cancela, el anuncio se mantiene hasta el final del mes pagado, con la etiqueta Promocionado.\n- **Promocionado** termina automáticamente. Si un anfitrión lo cancela antes, termina en ese momento.\n- Lo que se pagó por una promoción no se reembolsa.\n- Un anuncio que sale de la búsqueda, porque está inactivo o su plan ha terminado, tampoco aparece primero.',
  featured_start: 'Destaca tu crash pad',
  featured_start_text:
    'Crea una cuenta, publica tu crash pad y elige Destacar este anuncio en su menú.',
  create_account: 'Crear cuenta',
};

export const vacation = {
  coming_soon_text:
    'Esta página aún no está lista. Mientras tanto puedes ver todos los alojamientos, con su precio, distancia y reseñas.',
  coming_soon_back: 'Buscar un alojamiento',
  featured_description:
    'Cómo consiguen los anuncios las etiquetas Destacado e Promocionado, cuánto cuestan y qué aeropuertos muestran un alojamiento.',
  featured_label_text:
    'Aparece por encima de todos los demás alojamientos de sus aeropuertos, mes a mes, hasta que el anfitrión lo cancela.',
  boosted_label_text:
    'Aparece primero entre los demás alojamientos durante una semana o un mes, y luego termina automáticamente.',
  distance_title: '¿Qué aeropuertos muestran mi alojamiento?',
  distance_text:
    'Cada alojamiento aparece automáticamente en todos los aeropuertos y centros de ciudad a menos de {{miles}} millas, y en los aeropuertos que eligió su anfitrión. La distancia de la tarjeta es la que el anfitrión indicó para ese aeropuerto; si no, se mide en línea recta.',
  featured_start: 'Destaca tu alojamiento',
  featured_start_text:
    'Crea una cuenta, publica tu alojamiento y elige Destacar este anuncio en su menú.',
  fair_text:
    '- Todos los anfitriones pagan lo mismo. No hay subasta y nadie puede pujar más que tú.\n- La promoción solo cambia el orden. Nunca cambia los filtros, los precios, las estrellas ni las distancias.\n- Los anuncios destacados siguen el orden que elijas, por ejemplo precio o distancia. Si no eliges ninguno, su orden cambia cada día.\n- La etiqueta siempre está, para que sepas quién pagó.\n- Un alojamiento completo se ve atenuado, con promoción o sin ella, así que promocionarlo no sirve de nada.',
  featured_lead:
    'Dos etiquetas indican que un anfitrión pagó para aparecer primero. Cambian el orden de la lista y nada más: ni el precio ni las reseñas.',
};

export const crew = {
  coming_soon_text:
    'Esta página aún no está lista. Mientras tanto puedes ver todas las casas, con su precio, distancia y reseñas.',
  coming_soon_back: 'Buscar una casa',
  featured_description:
    'Cómo consiguen los anuncios las etiquetas Destacado e Promocionado, cuánto cuestan y qué aeropuertos muestran una casa.',
  featured_label_text:
    'Aparece por encima de todas las demás casas de sus aeropuertos, mes a mes, hasta que el anfitrión lo cancela.',
  boosted_label_text:
    'Aparece primero entre las demás casas durante una semana o un mes, y luego termina automáticamente.',
  distance_title: '¿Qué aeropuertos muestran mi casa?',
  distance_text:
    'Cada casa aparece automáticamente en todos los aeropuertos y centros de ciudad a menos de {{miles}} millas, y en los aeropuertos que eligió su anfitrión. La distancia de la tarjeta es la que el anfitrión indicó para ese aeropuerto; si no, se mide en línea recta.',
  featured_start: 'Destaca tu casa',
  featured_start_text: 'Crea una cuenta, publica tu casa y elige Destacar este anuncio en su menú.',
  fair_text:
    '- Todos los anfitriones pagan lo mismo. No hay subasta y nadie puede pujar más que tú.\n- La promoción solo cambia el orden. Nunca cambia los filtros, los precios, las estrellas ni las distancias.\n- Los anuncios destacados siguen el orden que elijas, por ejemplo precio o distancia. Si no eliges ninguno, su orden cambia cada día.\n- La etiqueta siempre está, para que sepas quién pagó.\n- Una casa completa se ve atenuada, con promoción o sin ella, así que promocionarla no sirve de nada.',
};
