export default {
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
