/** Questions and answers: `<group>_<number>_q` and `_a`. */
export default {
  meta_title: 'Ayuda y preguntas',
  meta_description:
    'Respuestas para quienes buscan una cama, inquilinos y anfitriones de {{brand}}: camas, mensajes, invitaciones, alquiler, tarjetas y cuentas.',
  title: 'Ayuda y preguntas',
  lead: 'Respuestas cortas a lo que más nos preguntan.',
  search: 'Busca en las preguntas',
  search_button: 'Buscar',
  found_zero: 'Ninguna pregunta tiene estas palabras. Prueba con menos o escríbenos.',
  found_one: '{{count}} pregunta',
  found_other: '{{count}} preguntas',
  clear: 'Ver todas las preguntas',
  seekers: 'Si buscas una cama',
  tenants: 'Inquilinos',
  listers: 'Anfitriones',
  payments: 'Pagos',
  account: 'Cuenta',
  more: '¿No encontraste la respuesta?',
  more_text: 'Escríbenos. Una persona responde en menos de {{hours}} horas.',
  more_link: 'Contáctanos',

  seekers_1_q: '¿Cómo encuentro un crash pad cerca de mi base?',
  seekers_1_a:
    'Escribe el código del aeropuerto o la ciudad en la página de inicio y elígelo de la lista. Ves todos los crash pads a menos de {{miles}} millas, en una lista y en un mapa. Ordena por distancia o precio y filtra por quién puede alojarse.',
  seekers_2_q: '¿Necesito una cuenta para mirar?',
  seekers_2_a:
    'No. Los precios, fotos, camas, normas y reseñas están abiertos a todos. Necesitas una cuenta para escribir a un anfitrión.',
  seekers_3_q: '¿Qué recibo por {{seeker}}?',
  seekers_3_a:
    'Acceso durante {{months}} meses: escribe a todos los anfitriones en todas las bases, las veces que quieras. Es un solo pago y no se renueva.',
  seekers_4_q: '¿Qué diferencia hay entre una cama compartida y una fija?',
  seekers_4_a:
    'Una cama fija es solo tuya. Una cama compartida la usan varias personas que nunca están la misma noche. Mira [qué es un crash pad](/what).',
  seekers_5_q: 'Todas las camas están ocupadas. ¿Hay lista de espera?',
  seekers_5_a:
    'Sí. Únete a la lista de espera en la página del crash pad y di desde cuándo necesitas una cama. Cuando haya una libre, se te puede reservar durante 24 horas.',
  seekers_6_q: 'El anfitrión no responde. ¿Qué hago?',
  seekers_6_a:
    'Dale {{hours}} horas, porque también vuela. Después escribe a dos o tres más de la zona. Si un anuncio parece abandonado, [avísanos](/contact?subject=Abandoned+listing).',
  seekers_7_q: '¿Qué significa “más de 10 mi”?',
  seekers_7_a:
    'Más de diez millas desde el aeropuerto. Los anfitriones indican la distancia a los aeropuertos que eligen. Para los demás medimos en línea recta.',
  seekers_8_q: '¿Cómo activo el acceso a la ubicación?',
  seekers_8_a:
    'Abre los ajustes del sitio en tu navegador, normalmente con el icono junto a la dirección, y permite la ubicación. En un teléfono, permítela también para el navegador en los ajustes del sistema. Después recarga la página.',

  tenants_1_q: 'Me invitaron. ¿Necesito un plan?',
  tenants_1_a:
    'No. Los inquilinos con invitación usan {{brand}} gratis, mientras alquilan y después.',
  tenants_2_q: '¿Cómo acepto una invitación?',
  tenants_2_a:
    'Abre el enlace del correo. Revisa la cama, las fechas y los importes, acepta los términos y agrega una tarjeta si tu anfitrión usa AutoPay. Lleva unos minutos.',
  tenants_3_q: '¿Por qué mi invitación dice que ya no es válida?',
  tenants_3_a:
    'Ya la aceptaste o la rechazaste, tu anfitrión la canceló o hay otra más reciente. Busca un correo posterior o pide a tu anfitrión otra invitación.',
  tenants_4_q: '¿Cómo me voy antes?',
  tenants_4_a:
    'En la página de tu estancia, elige Cambiar fecha de salida. Tu anfitrión la confirma o la rechaza. El alquiler ya pagado queda entre tu anfitrión y tú.',
  tenants_5_q: '¿Cómo recupero mi depósito?',
  tenants_5_a:
    'Tu anfitrión lo guarda y lo devuelve después de tu salida. Si descuenta algo, ves cuánto y por qué. Se lo recordamos a los anfitriones que lo olvidan.',
  tenants_6_q: '¿Cuándo puedo escribir una reseña de un anfitrión?',
  tenants_6_a:
    'Desde el día de entrada de tu estancia con él. Una reseña por lugar, y puedes editarla durante dos días.',

  listers_1_q: '¿Cómo publico mi crash pad?',
  listers_1_a:
    'Elige [un plan](/listing-apps) y sigue cinco pasos: datos básicos, habitaciones y camas, servicios, normas y fotos. Puedes parar cuando quieras, porque el borrador se guarda.',
  listers_2_q: '¿Por qué mi crash pad no está en la búsqueda?',
  listers_2_a:
    'Está inactivo u oculto, o tu plan ha terminado. En Mis crash pads ves cuál es la causa. Los crash pads completos siguen en la búsqueda, pero atenuados.',
  listers_3_q: '¿Aparece mi dirección en el sitio?',
  listers_3_a:
    'No. Los visitantes ven un círculo alrededor de un punto aproximado. Los inquilinos ven la dirección cuando han aceptado.',
  listers_4_q: '¿Por qué no puedo desactivar o eliminar un anuncio?',
  listers_4_a:
    'Tiene inquilinos pendientes o aceptados. Cancela primero las invitaciones y registra la salida de los inquilinos. O escóndelo de la búsqueda, que puedes hacer cuando quieras.',
  listers_5_q: '¿Puedo publicar en dos aeropuertos?',
  listers_5_a:
    'Sí, elige hasta {{airports}} e indica la distancia a cada uno. Los aeropuertos a menos de {{miles}} millas muestran tu anuncio aunque no los elijas.',
  listers_6_q: '¿Cuántas fotos puedo agregar?',
  listers_6_a:
    'Hasta {{pictures}}, de hasta {{size}} MB cada una. Consulta los [requisitos de las imágenes](/image-requirements).',
  listers_7_q: '¿Qué pasa con el alquiler cuando termina mi plan?',
  listers_7_a:
    'Tus inquilinos siguen pagando. Tienes que renovar para enviar invitaciones, agregar anuncios o aparecer en la búsqueda.',

  payments_1_q: '¿Qué tarjetas puedo usar?',
  payments_1_a:
    'Las tarjetas de crédito y débito que acepta nuestro proveedor de tarjetas, de la mayoría de los países. Los importes son en dólares estadounidenses.',
  payments_2_q: '¿Por qué se rechazó mi tarjeta?',
  payments_2_a:
    'La página muestra el motivo que dio el banco. Revisa el número, la fecha y el código, prueba otra tarjeta o llama a tu banco. No se cobró nada.',
  payments_3_q: '¿Cuándo se cobra el alquiler con AutoPay?',
  payments_3_a:
    'A las {{hour}} UTC del día de entrada y después cada mes el día de pago. El depósito se cobra cuando aceptas. Mira [AutoPay](/autopay).',
  payments_4_q: '¿Cuánto cuesta un pago de alquiler con tarjeta?',
  payments_4_a:
    'El inquilino paga solo el alquiler. El anfitrión asume la comisión del proveedor de tarjetas y un 1 % para nosotros. [Ver un ejemplo](/fees).',
  payments_5_q: '¿Dónde están mis recibos?',
  payments_5_a:
    'Los planes están en [Recibos](/receipts). El alquiler está en la página de la estancia para los inquilinos y en Transacciones para los anfitriones.',
  payments_6_q: '¿Puedo recibir un reembolso?',
  payments_6_a:
    'En casos justificados. Lee las [políticas de reembolso](/refund-policies) y escríbenos con el número del recibo.',
  payments_7_q: '¿A dónde llega el alquiler pagado con tarjeta?',
  payments_7_a:
    'A una cuenta bancaria en Estados Unidos, Canadá, el Reino Unido, Suiza o el Espacio Económico Europeo. Con una cuenta en otro lugar, el alquiler se cobra directamente. Stripe convierte los dólares a la moneda de la cuenta y puede cobrar por ello.',

  account_1_q: '¿Y si olvido mi contraseña?',
  account_1_a: '[Recibe un enlace por correo](/forgot). Sirve una vez, durante {{reset}} minutos.',
  account_2_q: '¿Cómo evito que mi plan se renueve?',
  account_2_a:
    'Desactiva «Renovar automáticamente» en Mis servicios, en tus [ajustes](/account-setting?tab=my-services). Tu plan sigue hasta su fin y tu tarjeta se conserva. Los planes Búsqueda nunca se renuevan.',
  account_3_q: '¿Cómo cambio mi correo?',
  account_3_a:
    'Ve a tus [ajustes](/account-setting) y escribe tu contraseña y el correo nuevo. Enviamos un enlace a la dirección nueva. Ábrelo para confirmar el cambio.',
  account_4_q: '¿Y si otra persona entró en mi cuenta?',
  account_4_a:
    'Cambia tu contraseña y después cierra la sesión en todos los demás dispositivos, en Seguridad, en tus [ajustes](/account-setting?tab=security). Avísanos si ves cosas que no hiciste.',
  account_5_q: '¿Cómo cierro mi cuenta?',
  account_5_a:
    'Si eres anfitrión, termina primero tus estancias y elimina tu tarjeta. Después cierra la cuenta en tus ajustes, si lo ofrecen, o [pídenoslo](/contact?subject=Close+my+account).',
  account_6_q: '¿Qué es el segundo paso?',
  account_6_a:
    'Después de tu contraseña, pedimos una llave de acceso o un código de una app de autenticación en tu teléfono. Nadie entra solo con tu contraseña. Actívalo en Seguridad, en tus [ajustes](/account-setting?tab=security), y guarda los diez códigos de recuperación: cada uno sirve una vez en lugar de un código de la app.',
  account_8_q: '¿Qué es una llave de acceso?',
  account_8_a:
    'Con una llave de acceso inicias sesión con tu huella, tu cara, un PIN o una llave de seguridad, sin contraseña y sin código. Ningún sitio falso puede pedírtela. Añade una en Seguridad, en tus [ajustes](/account-setting?tab=security). Si está en un solo dispositivo, añade otra.',
  account_7_q: '¿Y si pierdo mi teléfono y mis códigos de recuperación?',
  account_7_a:
    'Inicia sesión con tu contraseña y elige «No puedo hacerlo». Te enviamos un enlace que quita el segundo paso después de {{lost}} horas. Hasta entonces puedes detenerlo. No funciona si cambiaste tu contraseña en los últimos {{young}} días, ni para administradores.',
};

export const vacation = {
  meta_description:
    'Respuestas para viajeros, huéspedes y anfitriones de {{brand}}: camas, mensajes, invitaciones, alquiler, tarjetas y cuentas.',
  seekers: 'Viajeros',
  tenants: 'Huéspedes',
  seekers_1_q: '¿Cómo encuentro un alojamiento cerca de mi destino?',
  seekers_1_a:
    'Escribe el código del aeropuerto o la ciudad en la página de inicio y elígelo de la lista. Ves todos los alojamientos a menos de {{miles}} millas, en una lista y en un mapa. Ordena por distancia o precio y filtra por quién puede alojarse.',
  seekers_3_a:
    'Acceso durante {{months}} meses: escribe a todos los anfitriones en todos los destinos, las veces que quieras. Es un solo pago y no se renueva.',
  seekers_4_a:
    'Una cama fija es solo tuya. Una cama compartida la usan varias personas que nunca están la misma noche. Mira [qué es un alojamiento vacacional](/what).',
  seekers_5_a:
    'Sí. Únete a la lista de espera en la página del alojamiento y di desde cuándo necesitas una cama. Cuando haya una libre, se te puede reservar durante 24 horas.',
  seekers_6_a:
    'Dale {{hours}} horas. Después escribe a dos o tres más de la zona. Si un anuncio parece abandonado, [avísanos](/contact?subject=Abandoned+listing).',
  tenants_1_a:
    'No. Los huéspedes con invitación usan {{brand}} gratis, mientras alquilan y después.',
  listers_1_q: '¿Cómo publico mi alojamiento?',
  listers_2_q: '¿Por qué mi alojamiento no está en la búsqueda?',
  listers_2_a:
    'Está inactivo u oculto, o tu plan ha terminado. En Mis alojamientos ves cuál es la causa. Los alojamientos completos siguen en la búsqueda, pero atenuados.',
  listers_3_a:
    'No. Los visitantes ven un círculo alrededor de un punto aproximado. Los huéspedes ven la dirección cuando han aceptado.',
  listers_4_a:
    'Tiene huéspedes pendientes o aceptados. Cancela primero las invitaciones y registra la salida de los huéspedes. O escóndelo de la búsqueda, que puedes hacer cuando quieras.',
  listers_7_a:
    'Tus huéspedes siguen pagando. Tienes que renovar para enviar invitaciones, agregar anuncios o aparecer en la búsqueda.',
  payments_4_a:
    'El huésped paga solo el alquiler. El anfitrión asume la comisión del proveedor de tarjetas y un 1 % para nosotros. [Ver un ejemplo](/fees).',
  payments_5_a:
    'Los planes están en [Recibos](/receipts). El alquiler está en la página de la estancia para los huéspedes y en Transacciones para los anfitriones.',
  account_2_a:
    'Elimina tu tarjeta en Método de pago, en tus [ajustes](/account-setting?tab=payment-method). Los planes de viajero nunca se renuevan.',
};

export const crew = {
  seekers_1_q: '¿Cómo encuentro una casa para tripulaciones cerca de mi base?',
  seekers_1_a:
    'Escribe el código del aeropuerto o la ciudad en la página de inicio y elígelo de la lista. Ves todas las casas a menos de {{miles}} millas, en una lista y en un mapa. Ordena por distancia o precio y filtra por quién puede alojarse.',
  seekers_4_a:
    'Una cama fija es solo tuya. Una cama compartida la usan varias personas que nunca están la misma noche. Mira [qué es una casa para tripulaciones](/what).',
  seekers_5_a:
    'Sí. Únete a la lista de espera en la página de la casa y di desde cuándo necesitas una cama. Cuando haya una libre, se te puede reservar durante 24 horas.',
  listers_1_q: '¿Cómo publico mi casa?',
  listers_2_q: '¿Por qué mi casa no está en la búsqueda?',
  listers_2_a:
    'Está inactiva u oculta, o tu plan ha terminado. En Mis casas ves cuál es la causa. Las casas completas siguen en la búsqueda, pero atenuadas.',
};
