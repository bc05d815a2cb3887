export default {
  meta_title: 'Mensajes a inquilinos',
  meta_description:
    'Escribe a un inquilino, a una casa o a todos tus inquilinos a la vez con {{brand}}. Qué ven los inquilinos y cuáles son los límites.',
  title: 'Mensajes a inquilinos',
  lead: 'Un mensaje para una cama, una casa o todos.',
  one_title: 'Un inquilino',
  one_text:
    'Abre [Mensajes](/messages), o el inquilino en Mi tripulación, y escribe. Todo lo que se escribieron queda en una conversación, sea cual sea la casa. Ves cuándo lo ha leído.',
  house_title: 'Una casa',
  house_text:
    'En [Mis crash pads](/my-crashpads), abre el menú de una casa y escribe a todos sus inquilinos. Útil para un código de puerta nuevo, un plomero o un día de nieve.',
  all_title: 'Todos',
  all_text:
    'Selecciona a todos con la casilla de arriba de la lista, quita a quien no le importe y escribe una vez.',
  see_title: 'Qué ven los inquilinos',
  see_text:
    'Cada inquilino recibe el mensaje por su cuenta. No ve quién más lo recibió, y su respuesta te llega solo a ti. Las personas invitadas sin cuenta lo reciben por correo, con el enlace de su invitación.\n\nSi un mensaje sigue sin leer un tiempo, enviamos un correo para avisar.',
  limits_title: 'Límites',
  limits_text:
    '- Hasta {{characters}} caracteres en un mensaje.\n- Hasta {{people}} personas en un mensaje de grupo.\n- Solo texto. Pon las normas y los contratos en los documentos de tu anuncio.\n- Entre miembros, los mensajes son gratis.',
  tips_title: 'Mensajes que se leen',
  tips_text:
    '- Pon la casa y la fecha en la primera línea.\n- Un tema por mensaje.\n- Di qué hay que hacer y para cuándo.\n- Imagina que alguien lo lee a las 4 de la mañana en un ascensor.',
};

export const vacation = {
  meta_title: 'Mensajes a huéspedes',
  meta_description:
    'Escribe a un huésped, a una casa o a todos tus huéspedes a la vez con {{brand}}. Qué ven los huéspedes y cuáles son los límites.',
  title: 'Mensajes a huéspedes',
  one_title: 'Un huésped',
  one_text:
    'Abre [Mensajes](/messages), o el huésped en Mis huéspedes, y escribe. Todo lo que se escribieron queda en una conversación, sea cual sea la casa. Ves cuándo lo ha leído.',
  house_text:
    'En [Mis alojamientos](/my-crashpads), abre el menú de una casa y escribe a todos sus huéspedes. Útil para un código de puerta nuevo, un plomero o un día de nieve.',
  see_title: 'Qué ven los huéspedes',
  see_text:
    'Cada huésped recibe el mensaje por su cuenta. No ve quién más lo recibió, y su respuesta te llega solo a ti. Las personas invitadas sin cuenta lo reciben por correo, con el enlace de su invitación.\n\nSi un mensaje sigue sin leer un tiempo, enviamos un correo para avisar.',
};

export const crew = {
  house_text:
    'En [Mis casas](/my-crashpads), abre el menú de una casa y escribe a todos sus inquilinos. Útil para un código de puerta nuevo, un plomero o un día de nieve.',
};
