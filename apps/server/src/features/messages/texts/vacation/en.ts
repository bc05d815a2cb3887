export default {
  upgrade_required: 'Please choose a plan to write to hosts you do not rent from.',
};
