export default {
  demo_banner: 'Demo: los miembros, alojamientos y pagos de este sitio son ficticios.',
  what: '¿Qué es un alojamiento vacacional?',
  tenant_management: 'Gestión de huéspedes',
  tenant_messaging: 'Mensajes a huéspedes',
  footer_note:
    '%brand% conecta a anfitriones y viajeros. Acuerda los detalles con tu anfitrión antes de pagar.',
  featured: 'Alojamientos destacados',
};
