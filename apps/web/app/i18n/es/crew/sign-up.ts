export default {
  choose_lead:
    'Puedes ver todas las casas sin una cuenta. Regístrate para enviar mensajes y publicar la tuya.',
  lister_text:
    'Tengo una casa para tripulaciones. Quiero publicarla, invitar a inquilinos y cobrar el alquiler.',
  lister_button: 'Publicar una casa',
  seeker_text:
    'Necesito una casa para tripulaciones. Quiero escribir a anfitriones en cualquier base.',
  seeker_button: 'Buscar una casa',
  details_meta_lister: 'Publicar una casa: tus datos',
  details_meta_seeker: 'Buscar una casa: tus datos',
};
