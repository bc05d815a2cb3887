export default {
  meta_title: 'Seguridad',
  meta_description:
    'Cómo se protegen las tarjetas, conexiones, contraseñas y direcciones en {{brand}}, cómo reconocer una estafa y cómo avisar de una vulnerabilidad.',
  title: 'Seguridad',
  lead: 'Qué protege tu tarjeta, tu cuenta y tu dirección, y qué puedes hacer tú.',
  cards_title: 'Tarjetas',
  cards_text:
    'No guardamos datos de pago. Escribes tu tarjeta en campos que pertenecen al proveedor de pagos con tarjeta, y el número va directo a él. El proveedor cifra los números de tarjeta con AES-256. Solo conservamos la marca, los últimos cuatro dígitos y la fecha de vencimiento, para que distingas tus tarjetas.\n\nTu banco puede pedirte que confirmes un pago. Solo el proveedor ve ese paso.',
  connection_title: 'Conexión',
  connection_text:
    'Las páginas y los pagos viajan por HTTPS, cifrados con SSL/TLS. Busca el candado y nuestro nombre en la barra de direcciones antes de iniciar sesión. Nunca pedimos una contraseña ni una tarjeta por correo o mensaje.',
  login_title: 'Inicio de sesión y sesiones',
  login_text:
    '- Las contraseñas se guardan como hashes. Aquí nadie puede leerlas.\n- Tras muchas contraseñas incorrectas, frenamos los intentos siguientes y te escribimos.\n- Tu sesión dura {{short}} día, o {{long}} días si lo eliges en tu propio dispositivo.\n- Tus ajustes muestran todos los dispositivos con sesión iniciada. Cierra una de las sesiones, o todas.\n- Activa el [segundo paso](/account-setting?tab=security): así, para entrar hace falta también una llave de acceso, un código de una app en tu teléfono o un código de recuperación.\n- O inicia sesión con una [llave de acceso](/account-setting?tab=security) en lugar de la contraseña. Ningún sitio falso puede pedírtela.\n- Los enlaces de nuestros correos sirven una vez y caducan.\n- Cuando cambia tu correo o tu contraseña, te escribimos.',
  others_title: 'Qué ven los demás',
  others_text:
    '- **Cualquiera:** tus anuncios, una zona aproximada, tu nombre visible, tu foto y tus reseñas.\n- **Los miembros a quienes escribes:** tus mensajes.\n- **Tus inquilinos:** la dirección de la casa, y tu teléfono si lo permites.\n- **Tu anfitrión:** tu nombre, tu correo, tu aerolínea y las fechas de tu estancia.\n- **Nadie:** tu contraseña, tu fecha de nacimiento ni el número completo de tu tarjeta.',
  scams_title: 'Reconoce una estafa',
  scams_text:
    '- El precio es mucho más bajo que todo lo cercano.\n- El anfitrión está “en el extranjero” y no puede mostrar la casa, ni por video.\n- Te piden pagar por giro, tarjeta de regalo o cripto para apartar una cama.\n- Alguien quiere salir del sitio antes de que hayas visto nada.\n- Un mensaje pide un código que te enviamos.\n\nPara, no pagues y [denúncialo](/contact?subject=Report+a+scam). ¿Ya pagaste? Llama a tu banco de inmediato y después avísanos.',
  report_title: 'Avisa de una vulnerabilidad',
  report_text:
    '¿Encontraste un punto débil en el sitio? Gracias. [Escríbenos](/contact?subject=Security) con los pasos para verlo. Usa solo tu propia cuenta y tus datos, no hagas lento el sitio y danos tiempo para arreglarlo antes de publicarlo. Respondemos en menos de {{hours}} horas y no actuaremos contra quienes sigan estas líneas.',
};

export const vacation = {
  others_text:
    '- **Cualquiera:** tus anuncios, una zona aproximada, tu nombre visible, tu foto y tus reseñas.\n- **Los miembros a quienes escribes:** tus mensajes.\n- **Tus huéspedes:** la dirección de la casa, y tu teléfono si lo permites.\n- **Tu anfitrión:** tu nombre, tu correo y las fechas de tu estancia.\n- **Nadie:** tu contraseña, tu fecha de nacimiento ni el número completo de tu tarjeta.',
};
