export default {
  meta_title: 'Regras da casa',
  meta_description:
    'Regras da casa para crash pads: silêncio, visitas, cozinha, dias de folga e uma lista para os anfitriões copiarem.',
  title: 'Regras da casa',
  lead: 'Em um crash pad, há quem durma ao meio-dia e quem saia às 3 da manhã. Estas regras permitem isso a todos.',
  list_title: 'Regras que os anfitriões podem escolher',
  list_text:
    'Os anfitriões escolhem desta lista ou escrevem as próprias regras. As regras da casa estão em cada anúncio. Leia antes de escrever.',
  rooms_title: 'Quantas pessoas dividem um quarto',
  rooms_text:
    'Um quarto tem no máximo {{people}} pessoas, ou menos se a lei local exigir. O anúncio informa quantos quartos e camas há. Se uma foto mostrar mais camas, pergunte.',
  quiet_title: 'Silêncio',
  quiet_text:
    'Sempre há alguém dormindo. Arrume a mala no corredor, deixe o despertador no modo vibrar, use a luz do celular em vez da luz do teto e atenda ligações lá fora. Horário de silêncio só faz sentido quando todos têm o mesmo horário, por isso a maioria dos crash pads mantém os quartos em silêncio o dia todo.',
  guests_title: 'Visitas',
  guests_text:
    'O inquilino aluga uma cama para si, não para amigos. Pergunte ao anfitrião antes de receber alguém. A maioria dos crash pads não permite visitas à noite: os colegas de quarto não as conhecem, e o seguro talvez não as cubra.',
  off_title: 'Dias de folga e máximo de noites',
  off_text:
    'O preço cobre as noites entre viagens. Alguns anúncios limitam as noites por mês. Se você quer ficar nos dias de folga ou morar lá por um tempo, pergunte antes. Muitos anfitriões aceitam, e alguns cobram mais.',
  copy_title: 'Uma lista para copiar',
  copy_text:
    'Anfitriões: copiem esta lista para o anúncio ou imprimam para a geladeira e mudem o que não servir. Escrevam regras que estejam dispostos a fazer cumprir.',
  copy: 'Copiar a lista',
  copied: 'Copiada',
  checklist:
    'SILÊNCIO\n• Mantenha os quartos em silêncio a qualquer hora. Arrume a mala no corredor.\n• Deixe o despertador no modo vibrar. Use sempre fones de ouvido.\n• Atenda ligações na cozinha ou lá fora.\n\nCOZINHA E BANHEIRO\n• Lave a louça logo depois de comer.\n• Marque a comida com nome e data. No domingo, jogamos fora a comida velha.\n• Deixe o chuveiro como gostaria de encontrá-lo.\n\nCAMAS\n• Cama fixa: só você. Cama compartilhada: tire seus lençóis antes de sair.\n• Deixe as malas nos armários ou embaixo da cama, não no caminho.\n\nPESSOAS\n• Sem visitas à noite. Pergunte antes de receber alguém.\n• Nunca passe o código da porta.\n\nSAÍDA\n• Avise o anfitrião com pelo menos 14 dias de antecedência.\n• Esvazie seu armário, sua prateleira e seu gancho.',
};

export const vacation = {
  meta_description:
    'Regras da casa para imóveis de temporada: silêncio, visitas, cozinha, dias de folga e uma lista para os anfitriões copiarem.',
  lead: 'Em uma casa compartilhada, cada um acorda e chega em um horário. Com estas regras, todos dormem.',
  quiet_text:
    'Sempre há alguém dormindo. Arrume a mala no corredor, deixe o despertador no modo vibrar, use a luz do celular em vez da luz do teto e atenda ligações lá fora. Horário de silêncio só faz sentido quando todos têm o mesmo horário, por isso a maioria dos imóveis de temporada mantém os quartos em silêncio o dia todo.',
  guests_text:
    'O hóspede aluga uma cama para si, não para amigos. Pergunte ao anfitrião antes de receber alguém. A maioria dos imóveis de temporada não permite visitas à noite: os colegas de quarto não as conhecem, e o seguro talvez não as cubra.',
  off_text:
    'Alguns anúncios limitam as noites por mês. Se quiser ficar mais tempo, pergunte antes. Muitos anfitriões aceitam, e alguns cobram mais.',
};

export const crew = {
  meta_description:
    'Regras da casa para alojamentos: silêncio, visitas, cozinha, dias de folga e uma lista para os anfitriões copiarem.',
  lead: 'Em um alojamento, há quem durma ao meio-dia e quem saia às 3 da manhã. Estas regras permitem isso a todos.',
  quiet_text:
    'Sempre há alguém dormindo. Arrume a mala no corredor, deixe o despertador no modo vibrar, use a luz do celular em vez da luz do teto e atenda ligações lá fora. Horário de silêncio só faz sentido quando todos têm o mesmo horário, por isso a maioria dos alojamentos mantém os quartos em silêncio o dia todo.',
  guests_text:
    'O inquilino aluga uma cama para si, não para amigos. Pergunte ao anfitrião antes de receber alguém. A maioria dos alojamentos não permite visitas à noite: os colegas de quarto não as conhecem, e o seguro talvez não as cubra.',
};
