export default {
  why_line: 'Alojamento, hotel e aluguel próprio, comparados em números.',
};
