export default {
  phone_hint_member: 'Seus anfitriões veem quando você aluga.',
  phone_tenants: 'Só aos meus hóspedes',
  phone_tenants_text: 'Só seus hóspedes atuais veem.',
  phone_tenants_too: 'Seus hóspedes também veem quando todos os membros conectados veem.',
  about_hint:
    'Trabalho, hobbies, planos de viagem: o que ajudar a encontrar bons colegas de quarto.',
  closed: 'Sua conta foi encerrada. Até logo, e boa viagem.',
  support_changed_crash_pads: 'O suporte mudou seus imóveis',
};
