export default {
  invited: '¿Te invitó tu anfitrión?',
  hear_landlord: 'Me invitó mi anfitrión',
  choose_description: 'Únete a %brand% como anfitrión o como viajero.',
  choose_lead:
    'Puedes ver todos los alojamientos sin una cuenta. Regístrate para enviar mensajes y publicar el tuyo.',
  lister_text:
    'Tengo un alojamiento vacacional. Quiero publicarlo, invitar a huéspedes y cobrar el alquiler.',
  lister_button: 'Publicar un alojamiento',
  seeker: 'Viajero',
  seeker_text: 'Necesito un alojamiento. Quiero escribir a anfitriones en cualquier destino.',
  seeker_button: 'Buscar un alojamiento',
  back_to_choice: 'Volver a Anfitrión o Viajero',
  details_meta_lister: 'Publicar un alojamiento: tus datos',
  details_meta_seeker: 'Buscar un alojamiento: tus datos',
  details_lead_seeker: 'Elegiste Viajero. {{price}} En esta página no se cobra nada.',
  about_hint: 'De dónde eres, qué haces: lo que ayude a encontrar buenos compañeros.',
  lister: 'Anfitrión',
  plans_meta: 'Planes de anfitrión',
  plans_description: 'Planes para anfitriones: precios y límites.',
};
