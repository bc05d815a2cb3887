/** The uploaders of pictures and documents. */
export default {
  add_pictures: 'Elegir fotos',
  add_more_pictures: 'Agregar más fotos',
  drop_pictures: 'o suéltalas aquí',
  drop_now: 'Suéltalas aquí para agregarlas',
  pictures_hint:
    'JPG, PNG, WebP o AVIF, hasta {{most}}. Reducimos las fotos grandes por ti. Se ven mejor en horizontal.',
  pictures_count_one: '{{count}} de {{most}} fotos',
  pictures_count_other: '{{count}} de {{most}} fotos',
  pictures_full:
    'Ya tienes las {{most}} fotos que puede mostrar un crash pad. Quita una para agregar otra.',
  left_out_one: 'No agregamos {{count}} archivo. Había lugar para {{room}} más.',
  left_out_other: 'No agregamos {{count}} archivos. Había lugar para {{room}} más.',
  left_out_full_one: 'No agregamos {{count}} archivo. Ya tienes {{most}}.',
  left_out_full_other: 'No agregamos {{count}} archivos. Ya tienes {{most}}.',
  picture_number: 'Foto {{number}} de {{of}}',
  picture_primary: 'Foto {{number}} de {{of}}, foto principal',
  primary: 'Principal',
  make_primary: 'Hacer de la foto {{number}} la principal',
  is_primary: 'La foto {{number}} es la principal',
  rotate: 'Girar la foto {{number}} a la derecha',
  remove: 'Quitar la foto {{number}}',
  move_earlier: 'Mover la foto {{number}} un lugar adelante',
  move_later: 'Mover la foto {{number}} un lugar atrás',
  how_to_order:
    'La foto principal es la primera que ven los tripulantes. Arrastra las fotos para ordenarlas o usa las flechas.',
  how_to_drag:
    'Pulsa la barra espaciadora para tomar la foto, las flechas para moverla, la barra espaciadora otra vez para soltarla y Escape para dejarla donde estaba.',
  sortable: 'foto que se puede ordenar',
  picked_up: 'Tomaste la foto {{number}}.',
  is_over: 'La foto {{number}} está en el lugar {{place}} de {{of}}.',
  put_down: 'Soltaste la foto {{number}} en el lugar {{place}} de {{of}}.',
  left_there: 'La foto {{number}} se queda donde estaba.',
  said_moved: 'Foto movida al lugar {{place}} de {{of}}.',
  said_added: '{{name}} se agregó.',
  said_primary: 'La foto {{number}} es ahora la principal.',
  said_turned: 'La foto {{number}} se giró.',
  said_removed: 'La foto {{number}} se quitó.',
  said_back: 'La foto {{number}} está de vuelta.',
  turning: 'Girando…',
  picture_removed: 'Foto quitada.',
  waiting: 'En espera',
  preparing: 'Preparando…',
  sending: '{{percent}} %',
  checking: 'Comprobando…',
  upload_progress: 'Subida de {{name}}',
  cancel_upload: 'Cancelar la subida de {{name}}',
  retry: 'Reintentar',
  retry_upload: 'Reintentar con {{name}}',
  dismiss: 'Descartar',
  dismiss_upload: 'Descartar {{name}}',
  add_documents: 'Elegir archivos PDF',
  drop_documents: 'o suéltalos aquí',
  documents_hint: 'Solo PDF, hasta {{most}} archivos de {{size}} MB cada uno.',
  documents_full: 'Ya tienes los {{most}} documentos. Quita uno para agregar otro.',
  open_document: 'Abrir {{name}}',
  open: 'Abrir',
  remove_document: 'Quitar {{name}}',
  remove_short: 'Quitar',
  document_removed: '{{name}} se quitó.',
  said_document_removed: '{{name}} se quitó.',
  said_document_back: '{{name}} está de vuelta.',
  file_is_not_a_picture: 'No podemos mostrar esta imagen. Elige un archivo JPG o PNG.',
  picture_has_too_many_pixels: 'Esta imagen es demasiado grande: el máximo son 50 megapíxeles.',
  picture_cannot_be_read: 'Esta imagen no se puede leer. Puede estar dañada.',
  heic_cannot_be_read:
    'Esta foto está en formato HEIC, que no podemos leer. Guárdala como JPEG y súbela de nuevo: en un iPhone, elige Cámara > Formatos > Más compatible; en una Mac, expórtala desde Vista Previa.',
  file_is_not_a_pdf: 'Esto no es un PDF. Guárdalo primero como PDF.',
  document_cannot_be_read: 'Este PDF no se puede leer. Puede estar dañado.',
  document_is_encrypted: 'Este PDF está protegido con contraseña. Guárdalo sin ella.',
  document_is_not_safe: 'Este PDF contiene scripts u otros archivos. Imprímelo en un PDF nuevo.',
  file_is_too_large: 'Este archivo es demasiado grande. Elige uno más pequeño.',
  connection_lost: 'Se perdió la conexión.',
};

export const vacation = {
  pictures_full:
    'Ya tienes las {{most}} fotos que puede mostrar un alojamiento. Quita una para agregar otra.',
  how_to_order:
    'La foto principal es la primera que ven los huéspedes. Arrastra las fotos para ordenarlas o usa las flechas.',
};

export const crew = {
  pictures_full:
    'Ya tienes las {{most}} fotos que puede mostrar una casa. Quita una para agregar otra.',
};
