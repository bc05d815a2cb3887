export default {
  full_one:
    'Este anuncio no tiene camas libres. Oculta en la búsqueda un anuncio completo, o desactívalo cuando no tenga huéspedes.',
  full_other:
    'Estos anuncios no tienen camas libres. Oculta en la búsqueda un anuncio completo, o desactívalo cuando no tenga huéspedes.',
  removed_text:
    'Hola, {{name}}: un miembro denunció tu {{place}}. Revisamos la denuncia y retiramos el anuncio de la búsqueda. Su página ya no es pública. Nada cambia para tus huéspedes ni su alquiler.',
};
