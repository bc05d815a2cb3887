export default {
  add_pictures: 'Escolher fotos',
  add_more_pictures: 'Adicionar mais fotos',
  drop_pictures: 'ou arraste para cá',
  drop_now: 'Solte para adicionar',
  pictures_hint:
    'JPG, PNG, WebP ou AVIF, até {{most}}. Reduzimos as fotos grandes para você. Na horizontal fica melhor.',
  pictures_count_one: '{{count}} de {{most}} fotos',
  pictures_count_other: '{{count}} de {{most}} fotos',
  pictures_full:
    'Você já adicionou as {{most}} fotos que um crash pad pode ter. Remova uma para adicionar outra.',
  left_out_one: 'Não adicionamos {{count}} arquivo. Só cabiam mais {{room}}.',
  left_out_other: 'Não adicionamos {{count}} arquivos. Só cabiam mais {{room}}.',
  left_out_full_one: 'Não adicionamos {{count}} arquivo. Você já tem {{most}}.',
  left_out_full_other: 'Não adicionamos {{count}} arquivos. Você já tem {{most}}.',
  picture_number: 'Foto {{number}} de {{of}}',
  picture_primary: 'Foto {{number}} de {{of}}, foto principal',
  primary: 'Principal',
  make_primary: 'Tornar a foto {{number}} a principal',
  is_primary: 'A foto {{number}} é a principal',
  rotate: 'Girar a foto {{number}} para a direita',
  remove: 'Remover a foto {{number}}',
  move_earlier: 'Mover a foto {{number}} uma posição para a frente',
  move_later: 'Mover a foto {{number}} uma posição para trás',
  how_to_order:
    'Os tripulantes veem primeiro a foto principal. Arraste as fotos ou use as setas para ordenar.',
  how_to_drag:
    'Aperte espaço para pegar a foto, as setas para mover, espaço de novo para soltar e Esc para deixar onde estava.',
  sortable: 'foto que pode ser movida',
  picked_up: 'Você pegou a foto {{number}}.',
  is_over: 'A foto {{number}} está na posição {{place}} de {{of}}.',
  put_down: 'A foto {{number}} ficou na posição {{place}} de {{of}}.',
  left_there: 'A foto {{number}} voltou para onde estava.',
  said_moved: 'Foto movida para a posição {{place}} de {{of}}.',
  said_added: '{{name}} foi adicionada.',
  said_primary: 'A foto {{number}} agora é a principal.',
  said_turned: 'A foto {{number}} foi girada.',
  said_removed: 'A foto {{number}} foi removida.',
  said_back: 'A foto {{number}} voltou.',
  turning: 'Girando…',
  picture_removed: 'Foto removida.',
  waiting: 'Aguardando',
  preparing: 'Preparando…',
  sending: '{{percent}}%',
  checking: 'Verificando…',
  upload_progress: 'Enviando {{name}}',
  cancel_upload: 'Cancelar o envio de {{name}}',
  retry: 'Tentar de novo',
  retry_upload: 'Tentar enviar {{name}} de novo',
  dismiss: 'Dispensar',
  dismiss_upload: 'Dispensar {{name}}',
  add_documents: 'Escolher arquivos PDF',
  drop_documents: 'ou arraste para cá',
  documents_hint: 'Só PDF, até {{most}} arquivos de {{size}} MB cada.',
  documents_full: 'Você já adicionou os {{most}} documentos. Remova um para adicionar outro.',
  open_document: 'Abrir {{name}}',
  open: 'Abrir',
  remove_document: 'Remover {{name}}',
  remove_short: 'Remover',
  document_removed: '{{name}} removido.',
  said_document_removed: '{{name}} foi removido.',
  said_document_back: '{{name}} voltou.',
  file_is_not_a_picture: 'Não podemos mostrar este arquivo. Escolha uma foto JPG ou PNG.',
  picture_has_too_many_pixels:
    'Esta foto é grande demais. Escolha uma com no máximo 50 megapixels.',
  picture_cannot_be_read: 'Não foi possível ler esta foto. Ela pode estar corrompida.',
  heic_cannot_be_read:
    'Não conseguimos ler fotos HEIC. Salve como JPEG e envie de novo. No iPhone, em Câmera > Formatos, escolha Mais Compatível. No Mac, exporte pelo app Pré-Visualização.',
  file_is_not_a_pdf: 'Este arquivo não é um PDF. Salve-o como PDF primeiro.',
  document_cannot_be_read: 'Não foi possível ler este PDF. Ele pode estar corrompido.',
  document_is_encrypted: 'Este PDF está protegido por senha. Salve-o sem senha.',
  document_is_not_safe: 'Este PDF contém scripts ou outros arquivos. Imprima-o em um novo PDF.',
  file_is_too_large: 'Este arquivo é grande demais. Escolha um menor.',
  connection_lost: 'A conexão caiu.',
};

export const vacation = {
  pictures_full:
    'Você já adicionou as {{most}} fotos que um imóvel de temporada pode ter. Remova uma para adicionar outra.',
  how_to_order:
    'Os hóspedes veem primeiro a foto principal. Arraste as fotos ou use as setas para ordenar.',
};

export const crew = {
  pictures_full:
    'Você já adicionou as {{most}} fotos que um alojamento pode ter. Remova uma para adicionar outra.',
};
