export default {
  column_crash_pad: 'Alojamiento',
  column_tenant: 'Huésped',
};
