export default {
  phone_hint_member: 'Tus anfitriones lo ven cuando alquilas.',
  about_hint: 'De dónde eres, qué haces: lo que ayude a encontrar buenos compañeros.',
  phone_tenants: 'Solo a mis huéspedes',
  phone_tenants_text: 'Solo lo ven tus huéspedes actuales.',
  phone_tenants_too: 'Si lo ven todos los miembros, tus huéspedes también.',
  closed: 'Tu cuenta está cerrada. Hasta siempre y buen viaje.',
  support_changed_crash_pads: 'Soporte cambió tus alojamientos',
};
