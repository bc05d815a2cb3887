/** Shared by all text pages. `<page>_line` describes a page where others link to it. */
export default {
  contents: 'En esta página',
  related: 'Sigue leyendo',
  ask_us: 'Pregúntanos',
  what_line: 'Las palabras, las camas y un mes en una de ellas.',
  why_line: 'Un crash pad frente a un hotel y un contrato, en cifras.',
  help_line: 'Respuestas cortas y una búsqueda.',
  policies_line: 'Lo que esperamos unos de otros.',
  house_rules_line: 'Cómo compartir una cocina y dejar dormir a los demás.',
  quality_listings_line: 'Qué comprobamos y cómo juzgar un anuncio.',
  refund_policies_line: 'Qué reembolsamos y cómo pedirlo.',
  security_line: 'Tarjetas, sesiones, estafas.',
  problems_line: 'Qué probar cuando una página falla.',
  contact_line: 'Escríbenos.',
  fees_line: 'Todos los precios, con un ejemplo.',
  emails_line: 'Cuántos enviamos y cómo recibir menos.',
  image_requirements_line: 'Fotos que llenan camas.',
  tenant_management_line: 'Habitaciones, camas, alquiler e informes en un solo lugar.',
  autopay_line: 'Alquiler con tarjeta, día a día.',
  tenant_messaging_line: 'Escribe a un inquilino o a toda una casa.',
  listing_apps_line: 'Qué plan conviene a tus casas.',
  advertise_line: 'Llega a tripulaciones con tu negocio.',
  featured_details_line: 'Qué significan y cuestan las etiquetas.',
  terms_line: 'Lo que acordamos tú y {{brand}}.',
  privacy_line: 'Qué guardamos, por qué y por cuánto tiempo.',
  airports_line: 'Elige tu base y mira qué está libre.',
};

export const vacation = {
  why_line: 'Un alojamiento vacacional frente a un hotel y un contrato, en cifras.',
  tenant_messaging_line: 'Escribe a un huésped o a toda una casa.',
  airports_line: 'Elige un aeropuerto y mira qué está libre.',
  advertise_line: 'Llega a viajeros con tu negocio.',
};

export const crew = {
  why_line: 'Una casa para tripulaciones frente a un hotel y un contrato, en cifras.',
};
