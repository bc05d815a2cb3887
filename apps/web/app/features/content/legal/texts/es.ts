export default {
  version_of: 'Versión {{version}}, desde el {{date}}',
  from: 'Desde el {{date}}',
  terms_title: 'Términos de uso',
  terms_lead: 'Lo que acordamos tú y {{brand}}.',
  privacy_title: 'Privacidad',
  privacy_lead: 'Qué guarda {{brand}} sobre ti, por qué, quién lo ve y por cuánto tiempo.',
  agreed_title: 'Lo que aceptas',
  agreed_text:
    'Al registrarte aceptas el aviso de acuerdo de tu tipo de cuenta: [si anuncias](/notice-of-understanding?for=lister), [si buscas](/notice-of-understanding?for=seeker) o [si te invitaron](/notice-of-understanding?for=tenant). Forma parte de estos términos, igual que nuestras [políticas](/policies), las [políticas de reembolso](/refund-policies) y los [costos](/fees).',
  parties_title: 'Quién contrata con quién',
  parties_text:
    'Tu contrato con nosotros trata del sitio y de tu plan. Quien anuncia y quien se aloja tienen su propio contrato sobre la cama. Nosotros no somos parte de él.',
  versions_title: 'Versiones nuevas',
  versions_text:
    'Cada versión tiene una fecha. Cuando hay una nueva, te pedimos que la aceptes después de iniciar sesión y guardamos tu respuesta. Puedes responder más tarde. Nunca tienes que aceptarla para pagar, detener un pago o cerrar tu cuenta.',
  questions_title: 'Preguntas',
  questions_text: '[Escríbenos](/contact).',
  stored_title: 'Qué guardamos y por qué',
  stored_text:
    '- **Tu cuenta:** nombre, correo, teléfono, fecha de nacimiento, foto y lo que escribes sobre ti.\n- **Tus anuncios:** dirección, textos, fotos y documentos.\n- **Estancias y pagos:** fechas, importes, recibos y los últimos cuatro dígitos de tu tarjeta.\n- **Contacto con otros:** mensajes, reseñas y denuncias.\n- **Seguridad:** inicios de sesión, dispositivos y direcciones de red.\n\nLo necesitamos para tu cuenta, tus estancias y tus pagos, y para que el sitio sea seguro. Nunca lo vendemos.',
  seen_title: 'Quién lo ve',
  seen_text:
    '[Qué ven los demás](/security#others) está en nuestra página de seguridad. Los administradores ven lo necesario para ayudarte o revisar una denuncia, y registramos lo que abren.',
  shared_title: 'Quién lo recibe',
  shared_text:
    '- El proveedor de tarjetas recibe el número de tu tarjeta y cada pago. Identifica a los anfitriones que reciben transferencias.\n- Un servicio de correo entrega nuestros mensajes.\n- Google o Facebook, si inicias sesión con ellos.\n- Los servicios de mapas y direcciones reciben los lugares que miras o buscas.',
  cookies_title: 'Cookies y datos en el navegador',
  cookies_text:
    'Guardamos solo lo que el sitio necesita: tu sesión, tu idioma y tu tema, que ya usaste este navegador, y lo que guardaste o escribiste aquí. No hay cookies de publicidad.',
  kept_title: 'Por cuánto tiempo',
  kept_text:
    '- **Hasta que cierres tu cuenta:** datos de contacto, contraseña, fotos, anuncios y lo que guardaste.\n- **Nombres, estancias, pagos, recibos y lo que aceptaste:** {{years}} años desde el final del año.\n- **Mensajes:** {{messages}} meses desde que ambos miembros cerraron su cuenta.\n- **Denuncias:** {{reports}} meses desde la decisión.\n- **Eventos de seguridad:** {{audit}} meses; sus direcciones de red, {{addresses}} meses.\n- **Notificaciones y registros de correos:** {{notices}} días.\n- **Que tu correo rechaza nuestros mensajes:** hasta que lo vuelvas a verificar, o hasta que ninguna cuenta ni estancia lo tenga.',
  rights_title: 'Tus derechos',
  rights_text:
    'En tus [ajustes](/account-setting) puedes ver y corregir tus datos y cerrar sesiones. Para una copia de tus datos, para oponerte o para que cerremos tu cuenta, [escríbenos](/contact).',
};
