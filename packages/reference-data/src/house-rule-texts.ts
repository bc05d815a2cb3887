import type { Translations } from './list-names.ts';

/** House rules, by their English text. */
export const HOUSE_RULES = {
  'Keep quiet in the bedrooms at all hours.': [
    'Guarda silencio en los dormitorios a todas horas.',
    'Gardez le silence dans les chambres à toute heure.',
    'Faça silêncio nos quartos a qualquer hora.',
  ],
  'Quiet hours are from 9 pm to 8 am.': [
    'El horario de silencio es de 21:00 a 8:00.',
    'Le silence est de rigueur de 21 h à 8 h.',
    'O horário de silêncio é das 21h às 8h.',
  ],
  'Use headphones for music, films and calls.': [
    'Usa auriculares para música, películas y llamadas.',
    'Utilisez un casque pour la musique, les films et les appels.',
    'Use fones de ouvido para músicas, filmes e chamadas.',
  ],
  'Take phone calls outside the bedrooms.': [
    'Habla por teléfono fuera de los dormitorios.',
    'Téléphonez en dehors des chambres.',
    'Atenda o telefone fora dos quartos.',
  ],
  'Set alarms to vibrate and turn them off right away.': [
    'Pon las alarmas en vibración y apágalas enseguida.',
    'Réglez les réveils sur vibreur et éteignez-les aussitôt.',
    'Deixe os alarmes no modo vibrar e desligue-os logo.',
  ],
  'Keep bedroom lights off while others sleep.': [
    'Deja apagada la luz del dormitorio mientras otros duermen.',
    'Laissez la lumière éteinte quand d’autres dorment.',
    'Deixe a luz do quarto apagada enquanto outros dormem.',
  ],
  'Pack the night before an early show.': [
    'Haz la maleta la noche antes si sales temprano.',
    'Faites votre valise la veille d’un départ matinal.',
    'Arrume a mala na véspera quando sair cedo.',
  ],
  'No smoking or vaping inside.': [
    'No se fuma ni se vapea dentro.',
    'Ne fumez pas et ne vapotez pas à l’intérieur.',
    'Não fume nem use vape dentro de casa.',
  ],
  'Smoke only where the lister allows it.': [
    'Fuma solo donde el anfitrión lo permita.',
    'Fumez seulement là où le loueur l’autorise.',
    'Fume só onde o anfitrião permitir.',
  ],
  'No drugs.': ['Sin drogas.', 'Pas de drogue.', 'Sem drogas.'],
  'No parties.': ['Sin fiestas.', 'Pas de fête.', 'Sem festas.'],
  'No overnight guests.': [
    'Sin visitas por la noche.',
    'Pas de visiteurs la nuit.',
    'Sem visitas para dormir.',
  ],
  'Ask the lister before you bring a visitor.': [
    'Pregunta al anfitrión antes de traer visitas.',
    'Demandez au loueur avant d’amener un visiteur.',
    'Pergunte ao anfitrião antes de trazer visitas.',
  ],
  'Only registered tenants sleep here.': [
    'Aquí solo duermen los inquilinos registrados.',
    'Seuls les locataires inscrits dorment ici.',
    'Só inquilinos registrados dormem aqui.',
  ],
  'Do not share the door code.': [
    'No compartas el código de la puerta.',
    'Ne communiquez pas le code de la porte.',
    'Não compartilhe o código da porta.',
  ],
  'Lock the door whenever you come or go.': [
    'Cierra la puerta con llave al entrar y al salir.',
    'Fermez la porte à clé à chaque passage.',
    'Tranque a porta sempre que entrar ou sair.',
  ],
  'Wash your dishes right after you eat.': [
    'Lava tus platos justo después de comer.',
    'Lavez votre vaisselle juste après le repas.',
    'Lave sua louça logo depois de comer.',
  ],
  'Label your food.': [
    'Pon tu nombre en tu comida.',
    'Étiquetez vos aliments.',
    'Coloque seu nome na sua comida.',
  ],
  'Do not eat what is not yours.': [
    'No comas lo que no es tuyo.',
    'Ne mangez pas ce qui n’est pas à vous.',
    'Não coma o que não é seu.',
  ],
  'Throw out your old food before a long trip.': [
    'Tira tu comida vieja antes de un viaje largo.',
    'Jetez vos vieux aliments avant un long voyage.',
    'Jogue fora a comida velha antes de uma viagem longa.',
  ],
  'Wipe the kitchen counters after use.': [
    'Limpia la encimera de la cocina después de usarla.',
    'Essuyez le plan de travail après usage.',
    'Limpe a bancada da cozinha depois de usar.',
  ],
  'Leave the bathroom as you found it.': [
    'Deja el baño como lo encontraste.',
    'Laissez la salle de bain comme vous l’avez trouvée.',
    'Deixe o banheiro como o encontrou.',
  ],
  'Keep showers short in the morning.': [
    'Dúchate rápido por la mañana.',
    'Prenez des douches courtes le matin.',
    'Tome banhos curtos de manhã.',
  ],
  'Empty the washer and dryer when they finish.': [
    'Vacía la lavadora y la secadora cuando terminen.',
    'Videz le lave-linge et le sèche-linge à la fin du cycle.',
    'Esvazie a lavadora e a secadora quando terminarem.',
  ],
  'Strip a hot bed and put your linens away when you leave.': [
    'Al irte, deshaz la cama compartida y guarda tu ropa de cama.',
    'En partant, défaites le lit partagé et rangez votre linge.',
    'Ao sair, desfaça a cama compartilhada e guarde sua roupa de cama.',
  ],
  'Sleep only in the bed that is yours.': [
    'Duerme solo en tu cama.',
    'Dormez seulement dans votre lit.',
    'Durma só na sua cama.',
  ],
  'Keep your bags out of the walkways.': [
    'No dejes tus maletas en el paso.',
    'Ne laissez pas vos bagages dans le passage.',
    'Não deixe suas malas no caminho.',
  ],
  'Take off your shoes at the door.': [
    'Quítate los zapatos en la puerta.',
    'Retirez vos chaussures à l’entrée.',
    'Tire os sapatos na porta.',
  ],
  'Take the trash out when it is full.': [
    'Saca la basura cuando esté llena.',
    'Sortez la poubelle quand elle est pleine.',
    'Leve o lixo para fora quando estiver cheio.',
  ],
  'Turn off lights, fans and heating when you leave.': [
    'Apaga luces, ventiladores y calefacción al salir.',
    'Éteignez lumières, ventilateurs et chauffage en partant.',
    'Desligue luzes, ventiladores e aquecimento ao sair.',
  ],
  'Park only in the marked spaces.': [
    'Aparca solo en las plazas marcadas.',
    'Garez-vous seulement sur les places marquées.',
    'Estacione só nas vagas marcadas.',
  ],
  'No pets.': ['Sin mascotas.', 'Pas d’animaux.', 'Sem animais.'],
  'Tell the lister right away when something breaks.': [
    'Avisa enseguida al anfitrión si algo se rompe.',
    'Prévenez aussitôt le loueur si quelque chose casse.',
    'Avise logo o anfitrião quando algo quebrar.',
  ],
  'Pay the rent on the agreed day.': [
    'Paga el alquiler el día acordado.',
    'Payez le loyer le jour convenu.',
    'Pague o aluguel no dia combinado.',
  ],
} as const satisfies Record<string, Translations>;
