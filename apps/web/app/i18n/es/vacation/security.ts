export default {
  others_text:
    '- **Cualquiera:** tus anuncios, una zona aproximada, tu nombre visible, tu foto y tus reseñas.\n- **Los miembros a quienes escribes:** tus mensajes.\n- **Tus huéspedes:** la dirección de la casa, y tu teléfono si lo permites.\n- **Tu anfitrión:** tu nombre, tu correo y las fechas de tu estancia.\n- **Nadie:** tu contraseña, tu fecha de nacimiento ni el número completo de tu tarjeta.',
};
