export default {
  others_text:
    '- **Tout le monde :** vos annonces, une zone approximative, votre nom public, votre photo et vos avis.\n- **Les membres à qui vous écrivez :** vos messages.\n- **Vos locataires :** votre adresse, et votre numéro de téléphone si vous l’autorisez.\n- **Votre hôte :** votre nom, votre e-mail et les dates de votre séjour.\n- **Personne :** votre mot de passe, votre date de naissance ou votre numéro de carte complet.',
  scams_text:
    '- Le prix est très inférieur à tout ce qui est à proximité.\n- L’hôte est « à l’étranger » et ne peut pas montrer la maison, même en vidéo.\n- On vous demande de payer par virement, carte cadeau ou cryptomonnaie pour réserver un lit.\n- Quelqu’un veut quitter le site avant que vous ayez rien vu.\n- Un message demande un code que nous vous avons envoyé.\n\nArrêtez-vous, ne payez pas, et [signalez-le](/contact?subject=Signaler+une+arnaque). Déjà payé ? Appelez tout de suite votre banque, puis prévenez-nous.',
};
