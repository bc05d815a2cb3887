export default {
  meta_title: 'Mensajes a huéspedes',
  meta_description:
    'Escribe a un huésped, a una casa o a todos tus huéspedes a la vez con %brand%. Qué ven los huéspedes y cuáles son los límites.',
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
