export default {
  all_taken_one: 'Su única cama está ocupada',
  all_taken_other: 'Las {{count}} camas están ocupadas',
  full_one:
    'Este anuncio no tiene camas libres. Oculta en la búsqueda un anuncio completo, o desactívalo cuando no tenga inquilinos.',
  full_other:
    'Estos anuncios no tienen camas libres. Oculta en la búsqueda un anuncio completo, o desactívalo cuando no tenga inquilinos.',
  go_to_mine: 'Ir a mis {{places}}',
  last_changed: 'Último cambio el {{day}}',
  more: 'Y {{number}} más.',
  reminder_heading_one: 'Un vistazo a tu {{place}}',
  reminder_heading_other: 'Un vistazo a tus {{places}}',
  reminder_note:
    'Si todo es correcto, abre el anuncio y guárdalo. No te lo recordaremos de nuevo por un tiempo.',
  reminder_preview_one: '¿Siguen siendo correctos los datos de tu {{place}}?',
  reminder_preview_other: '¿Siguen siendo correctos los datos de tus {{places}}?',
  reminder_subject_one: 'Un vistazo a tu {{place}} en {{brand}}',
  reminder_subject_other: 'Un vistazo a tus {{places}} en {{brand}}',
  reminder_text:
    'Hola, {{name}}: cada día hay quien busca una cama. Ayúdale a encontrar una libre.',
  removed_next: 'Corrige el problema y escribe a {{address}}. Lo revisaremos de nuevo.',
  removed_preview: 'Un miembro lo denunció y revisamos la denuncia.',
  removed_subject: 'Retiramos {{title}} de la búsqueda',
  removed_text:
    'Hola, {{name}}: un miembro denunció tu {{place}}. Revisamos la denuncia y retiramos el anuncio de la búsqueda. Su página ya no es pública. Nada cambia para tus inquilinos ni su alquiler.',
  untouched_one:
    'Este anuncio no cambia desde hace un tiempo. ¿Siguen siendo correctos los precios, las camas y las fotos?',
  untouched_other:
    'Estos anuncios no cambian desde hace un tiempo. ¿Siguen siendo correctos los precios, las camas y las fotos?',
};
