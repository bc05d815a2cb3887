export default {
  steps_text:
    '1. **Conecta una cuenta de cobro.** En tus ajustes, en AutoPay. El proveedor de pagos pregunta quién eres y adónde enviar el dinero. Configurarlo lleva más o menos 1 minuto.\n2. **Configura tu casa.** Pon nombre a las habitaciones y camas, y publica.\n3. **Invita a inquilinos con AutoPay.** Ven cada importe y cada fecha, agregan una tarjeta y aceptan. A quienes ya viven ahí, envíales una solicitud de AutoPay.',
};
