export default {
  find_crashpad_text: 'Enter your destination and see which beds are free.',
};
