export default {
  house_text:
    'En [Mis casas](/my-crashpads), abre el menú de una casa y escribe a todos sus inquilinos. Útil para un código de puerta nuevo, un plomero o un día de nieve.',
};
