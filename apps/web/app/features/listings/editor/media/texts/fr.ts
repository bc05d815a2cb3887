export default {
  add_pictures: 'Choisir des photos',
  add_more_pictures: 'Ajouter des photos',
  drop_pictures: 'ou déposez-les ici',
  drop_now: 'Déposez-les ici pour les ajouter',
  pictures_hint:
    'JPG, PNG, WebP ou AVIF, jusqu’à {{most}}. Nous réduisons les grandes photos. Le format paysage rend le mieux.',
  pictures_count_one: '{{count}} photo sur {{most}}',
  pictures_count_other: '{{count}} photos sur {{most}}',
  pictures_full:
    'Vous avez ajouté les {{most}} photos qu’un crash pad peut avoir. Retirez-en une pour en ajouter une autre.',
  left_out_one: 'Nous n’avons pas ajouté {{count}} fichier. Places restantes : {{room}}.',
  left_out_other: 'Nous n’avons pas ajouté {{count}} fichiers. Places restantes : {{room}}.',
  left_out_full_one: 'Nous n’avons pas ajouté {{count}} fichier. Vous en avez déjà {{most}}.',
  left_out_full_other: 'Nous n’avons pas ajouté {{count}} fichiers. Vous en avez déjà {{most}}.',
  picture_number: 'Photo {{number}} sur {{of}}',
  picture_primary: 'Photo {{number}} sur {{of}}, photo principale',
  primary: 'Principale',
  make_primary: 'Faire de la photo {{number}} la photo principale',
  is_primary: 'La photo {{number}} est la photo principale',
  rotate: 'Tourner la photo {{number}} vers la droite',
  remove: 'Retirer la photo {{number}}',
  move_earlier: 'Avancer la photo {{number}} d’une place',
  move_later: 'Reculer la photo {{number}} d’une place',
  how_to_order:
    'Les équipages voient d’abord la photo principale. Faites glisser les photos pour les ranger, ou utilisez les flèches.',
  how_to_drag:
    'Appuyez sur Espace pour saisir la photo, sur les flèches pour la déplacer, et encore sur Espace pour la poser. Échap pour annuler.',
  sortable: 'photo à ranger',
  picked_up: 'Photo {{number}} saisie.',
  is_over: 'Photo {{number}} à la place {{place}} sur {{of}}.',
  put_down: 'Photo {{number}} posée à la place {{place}} sur {{of}}.',
  left_there: 'La photo {{number}} est revenue à sa place.',
  said_moved: 'Photo déplacée à la place {{place}} sur {{of}}.',
  said_added: '{{name}} : photo ajoutée.',
  said_primary: 'La photo {{number}} est maintenant la photo principale.',
  said_turned: 'Photo {{number}} tournée.',
  said_removed: 'Photo {{number}} retirée.',
  said_back: 'Photo {{number}} rétablie.',
  turning: 'Rotation…',
  picture_removed: 'Photo retirée.',
  waiting: 'En attente',
  preparing: 'Préparation…',
  sending: '{{percent}} %',
  checking: 'Vérification…',
  upload_progress: 'Envoi de {{name}}',
  cancel_upload: 'Annuler l’envoi de {{name}}',
  retry: 'Réessayer',
  retry_upload: 'Renvoyer {{name}}',
  dismiss: 'Ignorer',
  dismiss_upload: 'Ignorer {{name}}',
  add_documents: 'Choisir des fichiers PDF',
  drop_documents: 'ou déposez-les ici',
  documents_hint: 'PDF seulement, jusqu’à {{most}} fichiers de {{size}} Mo.',
  documents_full:
    'Vous avez ajouté les {{most}} documents possibles. Retirez-en un pour en ajouter un autre.',
  open_document: 'Ouvrir {{name}}',
  open: 'Ouvrir',
  remove_document: 'Retirer {{name}}',
  remove_short: 'Retirer',
  document_removed: '{{name}} : document retiré.',
  said_document_removed: '{{name}} : document retiré.',
  said_document_back: '{{name}} : document rétabli.',
  file_is_not_a_picture:
    'Nous ne pouvons pas afficher ce fichier. Choisissez une photo JPG ou PNG.',
  picture_has_too_many_pixels:
    'Cette photo est trop grande. Choisissez-en une de 50 mégapixels au plus.',
  picture_cannot_be_read: 'Cette photo est illisible. Elle est peut-être endommagée.',
  heic_cannot_be_read:
    'Nous ne pouvons pas lire les photos HEIC. Enregistrez-la en JPEG et envoyez-la à nouveau. Sur un iPhone, réglez Appareil photo > Formats sur Le plus compatible. Sur un Mac, exportez-la depuis Aperçu.',
  file_is_not_a_pdf: 'Ce n’est pas un PDF. Enregistrez-le d’abord en PDF.',
  document_cannot_be_read: 'Ce PDF est illisible. Il est peut-être endommagé.',
  document_is_encrypted:
    'Ce PDF est protégé par un mot de passe. Enregistrez-le sans mot de passe.',
  document_is_not_safe:
    'Ce PDF contient des scripts ou d’autres fichiers. Imprimez-le dans un nouveau PDF.',
  file_is_too_large: 'Ce fichier est trop volumineux. Choisissez-en un plus petit.',
  connection_lost: 'Connexion perdue.',
};

export const vacation = {
  pictures_full:
    'Vous avez ajouté les {{most}} photos qu’un logement peut avoir. Retirez-en une pour en ajouter une autre.',
  how_to_order:
    'Les voyageurs voient d’abord la photo principale. Faites glisser les photos pour les ranger, ou utilisez les flèches.',
};

export const crew = {
  pictures_full:
    'Vous avez ajouté les {{most}} photos qu’un logement peut avoir. Retirez-en une pour en ajouter une autre.',
};
