export default {
  why_line: 'Una casa para tripulaciones frente a un hotel y un contrato, en cifras.',
};
